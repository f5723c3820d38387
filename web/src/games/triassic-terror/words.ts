import { capital, t, word } from '../../text';
import type { Counter, Part, Tile } from './view';

/** An environment or one of its areas, as a name by itself. */
export const placeName = (place: string): string => capital(word(`triassic_terror_${place}`));

export const periodName = (period: string): string => word(`triassic_terror_${period}`);

export const tileName = (tile: Tile): string => word(`triassic_terror_tile_${tile}`);

/** What is scored after a period. */
export const partName = (part: Part): string => capital(word(`triassic_terror_part_${part}`));

const COUNTERS = { hatch: 'triassic_terror_hatch_counter', volcano: 'triassic_terror_volcano_counter' } as const;

export const counterName = (name: keyof typeof COUNTERS): string => t(COUNTERS[name]);

/** A counter, and whether it may still be used. */
export function counterWords(name: keyof typeof COUNTERS, used: Counter): string {
  const counter = t(COUNTERS[name]);
  if (used === 'ready') return t('triassic_terror_counter_ready', { counter });
  return t('triassic_terror_counter_used', { counter, period: periodName(used) });
}
