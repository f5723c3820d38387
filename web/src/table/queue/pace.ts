import type { Pace } from '../../ui/settings.svelte';

/** How long a sentence stands, in milliseconds: to begin with, for each letter, and at least for each picture. */
interface Tempo {
  base: number;
  letter: number;
  picture: number;
}

const TEMPI: Record<Exclude<Pace, 'at_once'>, Tempo> = {
  calm: { base: 1500, letter: 45, picture: 1100 },
  normal: { base: 800, letter: 26, picture: 650 },
  fast: { base: 350, letter: 11, picture: 300 },
};
const BEFELL_ME = 1.7;

/** How long one picture of an action is shown. */
export function duration(pace: Pace, sentence: string, pictures: number, befellMe: boolean): number {
  if (pace === 'at_once') return 0;
  const { base, letter, picture } = TEMPI[pace];
  const whole = (base + letter * sentence.length) * (befellMe ? BEFELL_ME : 1);
  return Math.max(picture, whole / Math.max(1, pictures));
}
