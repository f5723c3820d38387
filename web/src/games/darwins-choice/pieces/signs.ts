/** Small signs of one manner, 24 by 24: filled, and a few lines. */
export interface Sign {
  fill?: string;
  line?: string;
}

const LEAF = 'M20 3C10 3 4 8 4 15c0 1.5.3 3 1 4l-2 2 1 1 2.5-2.5C13 21 20 16 20 3z';
const DRUMSTICK = 'M14 3a7 7 0 0 0-6 10l-3 3a2.5 2.5 0 1 0-1 4 2.5 2.5 0 1 0 4-1l3-3A7 7 0 1 0 14 3z';

export const SIGNS = {
  run: {
    fill: 'M12 11.5c3 0 6 3 6 6 0 2-1.5 3.5-3 3.5-1.2 0-2-.6-3-.6s-1.8.6-3 .6c-1.5 0-3-1.5-3-3.5 0-3 3-6 6-6zM4.5 8.5a2.3 2.8 0 1 0 .1 0zM9 3a2.3 3 0 1 0 .1 0zM15 3a2.3 3 0 1 0 .1 0zM19.5 8.5a2.3 2.8 0 1 0 .1 0z',
  },
  swim: { fill: 'M2 12c3-6 10-7 14-2l5-4c-1 4-1 8 0 12l-5-4c-4 5-11 4-14-2zm5-2a1.3 1.3 0 1 0 .1 0z' },
  fly: {
    fill: 'M2 19C3 9 10 3 22 3c-1 2.5-2.5 4-4.5 5 1 .2 2 .1 3-.2-1.2 2.5-3 3.8-5.5 4.5 1 .3 1.8.3 2.6.1C15.5 15.5 12 17 8.5 16.8 6 16.8 4 17.5 2 19z',
  },
  climb: { fill: 'M1 21 9 5l3.5 6L15 7l8 14zM9 9l-2 4.5 2-1 2 1.5z' },
  heat: {
    fill: 'M12 7.5a4.5 4.5 0 1 0 .1 0z',
    line: 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  },
  cold: {
    line: 'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3M3.5 10.5l4-1-1-4M20.5 13.5l-4 1 1 4',
  },
  hearts: { fill: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z' },
  comp: {
    fill: 'M4 3c2 6 2.5 12 .5 19C9 16 8.5 9 4 3zM10.5 2c2 6 2.5 13 .5 20 4.5-6 4-14-.5-20zM17 3c2 6 2.5 12 .5 19C22 16 21.5 9 17 3z',
  },
  plants: { fill: `${LEAF}` },
  meat: { fill: DRUMSTICK },
  waste: { fill: 'M5 8h14l-1.5 14h-11zM3.5 4h5l1-2h5l1 2h5v2.5h-17z' },
  herbivore: { fill: LEAF },
  carnivore: { fill: 'M2 5c7 2.5 13 2.5 20 0-1 8-3 13-5.5 16L14 13h-4l-2.5 8C5 18 3 13 2 5z' },
  omnivore: {
    fill: 'M13 2C6 2 1 5.5 1 11c0 2 .4 3.2 1 4 7 .3 11-5 11-13zM18 9a5.2 5.2 0 0 0-4.7 7.4l-2.3 2.3a2 2 0 1 0-.8 3 2 2 0 1 0 3-.8l2.3-2.3A5.2 5.2 0 1 0 18 9z',
  },
  fed: { line: 'm4 13 5 5L20 6' },
  hungry: {
    fill: 'M2 11h20a10 8.5 0 0 1-6.5 8v2h-7v-2A10 8.5 0 0 1 2 11z',
    line: 'M8 3.5c-1 2 1 2.5 0 4.5M13 3.5c-1 2 1 2.5 0 4.5',
  },
  eaten: {
    fill: 'M2 3h20v6l-3-3-2.5 5L14 6l-2 5-2-5-2.5 5L5 6 2 9zM2 21h20v-6l-3 3-2.5-5-2.5 5-2-5-2 5-2.5-5L5 18l-3-3z',
  },
  unfit: { line: 'M5 5l14 14M19 5 5 19' },
  excess: { line: 'M12 3v11M7 9l5-6 5 6M4 14v6h16v-6' },
  agriculture: {
    line: 'M12 22V7',
    fill: 'M12 8c-2.5-1.5-3-4-2-7 3 1.5 4 4 2 7zM12 13.5c-3.5 0-5.5-2-5.5-5 3.5 0 5.5 1.5 5.5 5zm0 0c3.5 0 5.5-2 5.5-5-3.5 0-5.5 1.5-5.5 5zM12 19c-3.5 0-5.5-2-5.5-5 3.5 0 5.5 1.5 5.5 5zm0 0c3.5 0 5.5-2 5.5-5-3.5 0-5.5 1.5-5.5 5z',
  },
  industry: { fill: 'M2 21V10l6 4v-4l6 4V3h5l1.5 18z' },
  suburb: { fill: 'M2 12 12 3l10 9h-3v9h-5v-6h-4v6H5v-9z' },
  city: { fill: 'M2 21V10h6v11zM9 21V3h6v18zM16 21v-9h6v9z' },
  park: { fill: 'M12 1.5 5 10h3.5L3 17h8v5h2v-5h8l-5.5-7H19z' },
  hidden: { line: 'M8 8a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1-1.5 2.3v1M12 19.5v.1' },
  house: { fill: 'M2 12 12 3l10 9h-3v9h-5v-6h-4v6H5v-9z' },
  residential: { fill: 'M4 21V5h16v16h-6v-4h-4v4z' },
  skyscraper: { fill: 'M7 21V6l5-5 5 5v15z' },
  base: { fill: 'M12 1.5 14.5 9 22 12l-7.5 3L12 22.5 9.5 15 2 12l7.5-3z' },
  pets: { fill: 'M3 3l5 4h8l5-4v11c0 4-4 7-9 7s-9-3-9-7zm5 8a1.5 1.5 0 1 0 .1 0zm8 0a1.5 1.5 0 1 0 .1 0z' },
  invaders: { fill: 'M2 14c1-7 6-10 10-10 2 0 3 1 4 2l4-3-1 5c2 2 3 4 3 7l-5-1 1 6-5-4-3 5-3-5-5 4 1-5z' },
  wings: { fill: 'M2 19C3 9 10 3 22 3c-2 9-8 14-20 16z' },
  legs: { line: 'M8 3v8l-3 9h5M16 3v8l-1 9h5' },
  tail: { line: 'M3 15c6 6 9-4 13-4 3 0 3 3 1 4M17 11c4-1 5-4 4-7' },
  first: { fill: 'M4 2h2v20H4zM7 3h14l-4 5 4 5H7z' },
  points: { fill: 'M12 1 21.5 6.5v11L12 23 2.5 17.5v-11z' },
  nature: { fill: LEAF },
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;
export const isSign = (name: string): name is SignName => name in SIGNS;
