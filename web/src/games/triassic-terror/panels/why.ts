import { t } from '../../../text';
import type { View } from '../../../wire/session.svelte';
import type { Ask } from '../../../wire/types.gen';
import type { TerrorView } from '../view';
import { periodName } from '../words';

const OWN_HERDS = ['herd3', 'herd2', 'herd_hatch', 'herd_counter', 'herd_white', 'mig_herd'];

/** Why a thing can't be chosen now. */
export function why(thing: string, view: View, ask: Ask | null): string | null {
  const terror = view as unknown as TerrorView;
  const prompt = ask?.prompt ?? '';
  const [kind, name = ''] = thing.split(':');
  if (kind === 'tile') return aboutTile(terror, thing, prompt);
  if (kind === 'colour') return prompt === 'colour' ? t('triassic_terror_why_colour_taken') : null;
  if (kind === 'act') return aboutReady(terror, name, prompt);
  if (kind === 'herd' && prompt.endsWith('_eat')) return t('triassic_terror_why_not_eaten');
  if (kind === 'area' || kind === 'herd') return aboutArea(terror, kind === 'area' ? name : '', prompt);
  return null;
}

function aboutTile(view: TerrorView, thing: string, prompt: string): string | null {
  const space = view.spaces.find((each) => each.thing === thing);
  if (prompt !== 'sel_tile') return t('triassic_terror_why_tile_later');
  return space && space.seat !== null ? t('triassic_terror_why_tile_taken') : null;
}

function aboutReady(view: TerrorView, name: string, prompt: string): string | null {
  const player = view.players.find(({ seat }) => seat === view.active);
  if (prompt === 'sel_card' || prompt === 'sel_tile') return t('triassic_terror_why_turn');
  if (name !== 'hatch' && name !== 'volcano') return prompt === 'menu' ? null : t('triassic_terror_why_finish');
  const used = player?.[name] ?? 'ready';
  if (used !== 'ready') return t('triassic_terror_why_counter_used', { period: periodName(used) });
  if (player && [player.hatch, player.volcano].includes(view.period)) return t('triassic_terror_why_counter_period');
  return t('triassic_terror_why_finish');
}

function aboutArea(view: TerrorView, key: string, prompt: string): string | null {
  const area = view.areas.find((each) => each.area === key);
  if (area && area.volcano !== null) return t('triassic_terror_help_volcano');
  if (OWN_HERDS.includes(prompt)) return t('triassic_terror_why_own_herd');
  if (prompt.endsWith('_move')) return t('triassic_terror_why_too_far');
  if (prompt === 'mig_to' || prompt === 'scatter_to') return t('triassic_terror_why_not_near');
  return null;
}
