import { describe, expect, it } from 'vitest';
import { earlier, later, NOTHING, partOf } from './part';

describe('the part of a log that is drawn', () => {
  it('is all of a short one', () => {
    expect(partOf(NOTHING, 40, null)).toEqual({ first: 0, end: 40 });
  });

  it('is the end of a long one, and grows with it', () => {
    const drawn = partOf(NOTHING, 1700, null);
    expect(drawn).toEqual({ first: 1500, end: 1700 });
    expect(partOf(drawn, 1703, null)).toEqual({ first: 1500, end: 1703 });
  });

  it('begins anew where many lines come at once, not where one is taken back', () => {
    const drawn = partOf(NOTHING, 1700, null);
    expect(partOf(drawn, 2000, null)).toEqual({ first: 1800, end: 2000 });
    expect(partOf(drawn, 1699, null)).toEqual({ first: 1500, end: 1699 });
  });

  it('lies around the moment of a replay and stays while that is well within', () => {
    const drawn = partOf(NOTHING, 1700, 800);
    expect(drawn).toEqual({ first: 700, end: 900 });
    expect(partOf(drawn, 1700, 860)).toBe(drawn);
    expect(partOf(drawn, 1700, 890)).toEqual({ first: 790, end: 990 });
    expect(partOf(drawn, 1700, 710)).toEqual({ first: 610, end: 810 });
  });

  it('reaches to the ends of a replay', () => {
    const start = partOf(NOTHING, 1700, 0);
    expect(start).toEqual({ first: 0, end: 100 });
    expect(partOf(start, 1700, 3)).toBe(start);
    const end = partOf(NOTHING, 1700, 1699);
    expect(end).toEqual({ first: 1599, end: 1700 });
    expect(partOf(end, 1700, 1699)).toBe(end);
  });

  it('grows at either side when the reader wants more', () => {
    expect(earlier({ first: 250, end: 900 })).toEqual({ first: 50, end: 900 });
    expect(earlier({ first: 50, end: 900 })).toEqual({ first: 0, end: 900 });
    expect(later({ first: 50, end: 900 }, 1000)).toEqual({ first: 50, end: 1000 });
  });
});
