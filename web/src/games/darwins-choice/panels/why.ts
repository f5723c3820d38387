import { t } from '../../../text';
import type { View } from '../../../wire/session.svelte';
import type { Ask } from '../../../wire/types.gen';
import type { Card, DarwinView } from '../view';
import { lacksWords } from '../words';

/** Why a thing can't be chosen now, for who clicks it. */
export function why(thing: string, view: View, ask: Ask | null): string | null {
  const darwin = view as unknown as DarwinView;
  const prompt = ask?.prompt ?? null;
  if (thing.startsWith('pile:')) return t('darwins_choice_why_pile');
  if (thing.startsWith('biome:')) return whyBiome(thing.slice('biome:'.length), darwin, prompt);
  if (thing.startsWith('species:')) return whySpecies(thing, darwin, prompt);
  if (thing.startsWith('card:')) return whyCard(thing, darwin, prompt);
  return null;
}

function whyBiome(biome: string, view: DarwinView, prompt: string | null): string {
  const there = view.build?.biomes.find((each) => each.biome === biome);
  if (there?.lacks) return lacksWords(there.lacks);
  if (there?.fate === 'hungry') return t('darwins_choice_why_hungry');
  if (there?.fate === 'excess') return t('darwins_choice_why_excess');
  if (prompt === 'species') return t('darwins_choice_why_way');
  return prompt === 'build' ? t('darwins_choice_why_body') : t('darwins_choice_why_head');
}

function whySpecies(thing: string, view: DarwinView, prompt: string | null): string | null {
  const species = view.biomes.flatMap((biome) => biome.species).find((each) => each.thing === thing);
  if (!species || prompt !== 'menu') return null;
  if (!view.players.some((player) => player.turn && player.seat === species.owner))
    return t('darwins_choice_why_theirs');
  return species.checked ? t('darwins_choice_checked') : t('darwins_choice_why_still');
}

function whyCard(thing: string, view: DarwinView, prompt: string | null): string | null {
  const card = view.hand?.find((each) => each.thing === thing);
  if (!card)
    return view.row.some((each) => each.thing === thing) && !view.trades ? t('darwins_choice_why_traded') : null;
  if (prompt === 'menu') return card.part === 'head' ? t('darwins_choice_why_nowhere') : t('darwins_choice_why_begin');
  if (prompt === 'build') return whyPart(card, view.build?.cards ?? []);
  return prompt === 'species' || prompt === 'change' ? t('darwins_choice_why_change') : null;
}

/** A species has one head and one body, and the body comes second. */
function whyPart({ part }: Card, lying: Card[]): string {
  const embodied = lying.some((card) => card.part === 'body');
  if (part === 'head') return t('darwins_choice_why_has_head');
  if (part === 'body') return embodied ? t('darwins_choice_why_has_body') : t('darwins_choice_why_body_nowhere');
  return embodied ? t('darwins_choice_why_dock') : t('darwins_choice_why_body');
}
