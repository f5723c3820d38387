/** Texts are loaded by scope: the page's own, and those of each game, when it is opened. */
export const GAME_SCOPES = ['savanna', 'dominant-species', 'triassic-terror', 'wildlife', 'darwins-choice'] as const;
export const SCOPES = ['page', ...GAME_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];

/** With whose texts a text is loaded: a game's are its own, except for what the lobby says of it. */
export function scopeOf(key: string): Scope {
  for (const game of GAME_SCOPES) {
    const prefix = `${game.replaceAll('-', '_')}_`;
    if (key.startsWith(prefix)) return ['name', 'about'].includes(key.slice(prefix.length)) ? 'page' : game;
  }
  return 'page';
}
