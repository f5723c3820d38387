import { beforeEach, expect, test, vi } from 'vitest';
import { tellerOf } from '../../../table/seats/names';
import { settings } from '../../../ui/settings.svelte';
import type { Line } from '../../../wire/types.gen';
import { gather } from './gather';

const term = (key: string) => ({ term: `triassic_terror_${key}` });
const S1 = { area: term('the_s1') };
const GROUP = { key: 'triassic_terror_group_round', args: {} };
let number = 0;
function line(seat: number, key: string, args: Line['text']['args'], group: Line['group'] = GROUP): Line {
  number += 1;
  return { number, stage: 0, seat, at: [`area:${number}`], group, text: { key: `triassic_terror_log_${key}`, args } };
}
const by = (seat: number) => ({ seat: { seat } });
const tell = tellerOf(['Ada', 'Ben', 'Pilbara'], 1);
const said = (lines: Line[]) => gather(lines).map(({ text }) => tell(text));

beforeEach(() => {
  number = 0;
});

test('a T-Rex, its way and its bites are one sentence, about the reader too', () => {
  const lines = [
    line(2, 'played_tile', { ...by(2), tile: term('tile_trex') }),
    line(2, 'trex_claimed', { ...by(2), area: term('the_f1') }),
    line(2, 'trex_moved', { ...by(2), ...S1 }),
    ...[1, 1, 0].map((prey) => line(2, 'eaten', { predator: term('the_trex'), prey: { seat: prey }, ...S1 })),
    line(2, 'evicted', { ...by(0), ...S1, count: 2 }),
  ];
  const [told, ...more] = gather(lines);
  expect(more).toEqual([]);
  expect(tell(told!.text)).toBe(
    'Pilbara sends the T-Rex to the coastal swamp: you lose 2 dinos, Ada loses 1 dino, and Ada is driven out of the coastal swamp and loses 2 dinos.',
  );
  expect([told!.from, told!.number, told!.seat, told!.parts?.length]).toEqual([1, 7, 2, 7]);
});

test('each Raptor and each migration is an action of its own', () => {
  const raptor = (name: string) => line(0, 'raptor_moved', { ...by(0), predator: term(`the_raptor_${name}`), ...S1 });
  expect(
    said([
      line(0, 'played_tile', { ...by(0), tile: term('tile_rapt') }),
      raptor('a'),
      line(0, 'scattered', { prey: { seat: 1 }, origin: term('the_s1'), area: term('the_s2') }),
      line(0, 'scattered', { prey: { seat: 1 }, origin: term('the_s1'), area: term('the_s2') }),
      raptor('b'),
    ]),
  ).toEqual([
    'Ada sends Raptor A to the coastal swamp: 2 of your dinos flee to the middle swamp.',
    'Ada sends Raptor B to the coastal swamp.',
  ]);
  const go = (origin: string, area: string, count: number) =>
    line(1, 'migrated', { ...by(1), count, origin: term(`the_${origin}`), area: term(`the_${area}`) });
  expect(
    said([
      line(1, 'played_tile', { ...by(1), tile: term('tile_mig') }),
      line(1, 'followed', { ...by(0), ...S1 }),
      go('s1', 's2', 1),
      go('s1', 'f1', 3),
      line(1, 'shocked', { ...by(1), area: term('the_f1') }),
      go('d1', 'd2', 2),
    ]),
  ).toEqual([
    'You lead 3 dinos from the coastal swamp to the coastal forest: a dino of Ada follows, 1 dino to the middle swamp, and 1 dino dies of the new environment.',
    '2 dinos of yours go from the coastal desert to the middle desert.',
  ]);
});

test('a choice is one sentence, and white dinos are added up', () => {
  expect(
    said([
      line(1, 'took_card', { ...by(1), environment: term('swamp') }),
      line(1, 'took_tile', { ...by(1), tile: term('tile_mig'), space: 6 }),
      line(1, 'took_white', { ...by(1), count: 2 }),
      line(1, 'turned_up', { environment: term('desert') }),
      line(0, 'took_tile', { ...by(0), tile: term('tile_grow'), space: 1 }),
      line(1, 'white_placed', { ...by(1), ...S1 }),
      line(1, 'white_placed', { ...by(1), ...S1 }),
    ]),
  ).toEqual([
    'You take Herd Migration from space 6: with the swamp card and with 2 white dinos.',
    'Ada takes Herd Growth from space 1.',
    'You place white dinos: 2 dinos in the coastal swamp.',
  ]);
});

test('what nobody does belongs to nobody, and another heading ends an action', () => {
  const scored = line(1, 'scored', { ...by(1), points: 9, period: term('triassic') });
  expect(gather([scored])[0]?.seat).toBeNull();
  const other = { key: 'triassic_terror_scoring', args: {} };
  const lines = [
    line(0, 'raptor_moved', { ...by(0), predator: term('the_raptor_a'), ...S1 }),
    line(0, 'eaten', { predator: term('the_raptor_a'), prey: { seat: 1 }, ...S1 }, other),
  ];
  expect(gather(lines)).toHaveLength(2);
});

test('in French a name is elided within a clause', () => {
  vi.spyOn(settings, 'locale', 'get').mockReturnValue('fr');
  const french = tellerOf(['Amazonia', 'Vous'], 1);
  const lines = [
    line(1, 'erupted', { ...by(1), ...S1 }),
    line(1, 'killed', { ...by(0), ...S1, count: 2 }),
    line(1, 'evicted', { ...by(1), ...S1, count: 1 }),
  ];
  expect(french(gather(lines)[0]!.text)).toBe(
    'Votre volcan entre en éruption dans le marais côtier : Amazonia perd 2 dinos et vous êtes chassé et perdez 1 dino dans le marais côtier.',
  );
});
