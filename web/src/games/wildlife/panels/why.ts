import { word, type Key } from '../../../text';
import type { Ask } from '../../../wire/types.gen';
import type { Cell, Player, WildlifeView } from '../view';

/** Why a thing can't be chosen now, in words; null where there is nothing better to say than that it can't. */
export function whyNot(thing: string, view: WildlifeView, ask: Ask | null): string | null {
  const key = reasonFor(thing, view, ask?.prompt ?? null);
  return key && word(key);
}

/** The key of the reason. */
export function reasonFor(thing: string, view: WildlifeView, prompt: string | null): Key | null {
  const [kind, ...rest] = thing.split(':');
  const own = view.viewer === null ? null : (view.seats[view.viewer] ?? null);
  if (kind === 'hand') return prompt === 'act' ? 'wildlife_why_hand' : null;
  if (kind === 'owned') {
    if (rest[1] === 'defence') return 'wildlife_why_defence';
    const owned = own?.abilities.find((each) => each.thing === thing);
    return owned && owned.used >= owned.count ? 'wildlife_why_used' : null;
  }
  if (kind === 'capability') return prompt === 'wheel' ? 'wildlife_why_attack_level' : 'wildlife_why_wheel';
  if (kind === 'ability') return prompt === 'arrow' ? 'wildlife_why_owned' : 'wildlife_why_arrow';
  const cell = view.cells.find((each) => each.thing === thing);
  return cell && own ? cellReason(cell, own, view, prompt) : null;
}

function cellReason(cell: Cell, own: Player, view: WildlifeView, prompt: string | null): Key | null {
  const territory = view.territories.find((each) => each.territory === cell.territory)!;
  const level = own.capabilities.find((each) => each.terrain === territory.terrain)?.capability ?? 'nothing';
  const mine = cell.owner === own.seat;
  switch (prompt) {
    case 'act':
      return mine ? 'wildlife_why_stuck' : 'wildlife_why_card_first';
    case 'settle':
      return cell.owner !== null
        ? 'wildlife_why_taken'
        : level === 'nothing'
          ? 'wildlife_why_nothing'
          : 'wildlife_why_full';
    case 'move_piece':
      return mine ? 'wildlife_why_stuck' : null;
    case 'move_to':
    case 'relocate_to':
      if (cell.owner !== null) return 'wildlife_why_taken';
      return level === 'nothing' ? 'wildlife_why_nothing' : 'wildlife_why_far';
    case 'place':
      return cell.owner !== null ? 'wildlife_why_taken' : 'wildlife_why_terrain';
    case 'attack':
    case 'strike':
      if (mine) return 'wildlife_why_own';
      return level === 'attack' && territory.free > 0 ? 'wildlife_why_not_full' : 'wildlife_why_terrain';
    default:
      return null;
  }
}
