import binoculars from 'game-icons:binoculars';
import tent from 'game-icons:camping-tent';
import compass from 'game-icons:compass';
import feather from 'game-icons:feather';
import hat from 'game-icons:outback-hat';
import spyglass from 'game-icons:spyglass';

export interface Mark {
  colour: string;
  /** The outline, in a box of 32 by 32. */
  shape: string;
  icon: string;
}

/** A seat is told by colour, shape and drawing: any one of them is enough. */
export const MARKS: Mark[] = [
  { colour: 'var(--seat-0)', shape: 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30z', icon: compass },
  {
    colour: 'var(--seat-1)',
    shape: 'M5 2h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
    icon: binoculars,
  },
  { colour: 'var(--seat-2)', shape: 'M9.5 2h13L31 10v12l-8.500 8h-13L1 22V10z', icon: feather },
  { colour: 'var(--seat-3)', shape: 'M16 0l16 16-16 16L0 16z', icon: hat },
  { colour: 'var(--seat-4)', shape: 'M16 0l15.500 11.500-6 19h-19l-6-19z', icon: tent },
  { colour: 'var(--seat-5)', shape: 'M2 4q14-6 28 0v14q-4 11-14 14Q6 29 2 18z', icon: spyglass },
];

export const NOBODY: Mark = { colour: 'var(--seat-6)', shape: 'M2 8h28v16H2z', icon: '' };

export function mark(seat: number): Mark {
  return MARKS[seat % MARKS.length] ?? NOBODY;
}
