import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf, viewBoxOf } from './compose';

const BEASTS: Record<string, string[]> = {
  1: ['b040-h', 'b084-b', 'b084-w', 'b077-s', 'b090-t'],
  2: ['b001-h', 'b007-b', 'b124-w', 'b041-d', 'b006-t'],
  3: ['x120-h', 'b065-b', 'b131-d', 'b082-t'],
  4: ['x002-h', 'b061-b', 'b080-w', 'b077-s', 'b077-s'],
  5: ['b006-h', 'b105-b', 'b104-d', 'b096-t'],
  6: ['b079-h', 'b114-b', 'b129-w', 'x125-d', 'b109-t'],
};

function fileOf(cards: string[]): string {
  const drawing = drawingOf(cards);
  const paths = drawing.inks
    .map(({ d, fill, stroke, width }) => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`)
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(drawing)}" stroke-linecap="round" stroke-linejoin="round">\n${paths}\n</svg>\n`;
}

// WRITE_PLATE=1 npm run test: draws the plate anew after a change of the drawings.
test.each(Object.entries(BEASTS))('beast %s of the plate is drawn as the game draws it', (name, cards) => {
  const file = new URL(`./plate/${name}.svg`, import.meta.url);
  if (process.env.WRITE_PLATE) writeFileSync(file, fileOf(cards));
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(fileOf(cards));
});
