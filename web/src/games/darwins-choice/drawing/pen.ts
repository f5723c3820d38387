import {
  dice,
  HERE,
  hardLine,
  place,
  softLine,
  softLoop,
  Spine,
  within,
  type Node,
  type Placing,
  type Point,
} from './geometry';

/** One path of a drawing. */
export interface Ink {
  d: string;
  /** A colour, or none. */
  fill: string;
  stroke: string;
  width: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LINE = 2.2;
export const INK = '#2b2119';

/** Mixes two colours of six digits; share 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const digits = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [digits(one), digits(other)];
  const hex = a.map((value, i) =>
    Math.round(value + (b[i]! - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

export const darker = (colour: string, share = 0.22) => mix(colour, INK, share);
export const paler = (colour: string, share = 0.4) => mix(colour, '#fff8e8', share);

/** Collects the paths of a drawing, and how far it reaches. */
export class Pen {
  inks: Ink[] = [];
  box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  readonly placing: Placing;
  /** Everything that lies on the far side is a little darker. */
  readonly shadow: number;
  readonly roll: () => number;

  constructor(
    readonly seed: string,
    placing: Placing = HERE,
    shadow = 0,
    roll = dice(seed),
  ) {
    this.placing = placing;
    this.shadow = shadow;
    this.roll = roll;
  }

  /** The same sheet, drawn on from another place. */
  from(inner: Partial<Placing>, shadow = this.shadow): Pen {
    const pen = new Pen(this.seed, within(this.placing, { ...HERE, ...inner }), shadow, this.roll);
    pen.inks = this.inks;
    pen.box = this.box;
    return pen;
  }

  #reach(points: readonly Point[]): Point[] {
    const placed = points.map((point) => place(this.placing, point));
    for (const [x, y] of placed) {
      this.box.left = Math.min(this.box.left, x);
      this.box.right = Math.max(this.box.right, x);
      this.box.top = Math.min(this.box.top, y);
      this.box.bottom = Math.max(this.box.bottom, y);
    }
    return placed;
  }

  #tone(colour: string): string {
    return this.shadow > 0 && colour.startsWith('#') ? darker(colour, this.shadow) : colour;
  }

  /** A closed soft shape. */
  shape(points: readonly Point[], fill: string, width = LINE): void {
    this.#put(softLoop(this.#reach(points)), fill, width);
  }

  /** A closed shape with corners. */
  edge(points: readonly Point[], fill: string, width = LINE): void {
    this.#put(`${hardLine(this.#reach(points))}Z`, fill, width);
  }

  /** A stroke without filling. */
  line(points: readonly Point[], width = LINE, colour = INK): void {
    const d = softLine(this.#reach(points));
    this.inks.push({
      d,
      fill: 'none',
      stroke: this.#tone(colour),
      width: width * Math.min(1, this.placing.scale * 1.2),
    });
  }

  /** A line of its own thickness with ink on both sides: thin legs, stalks, feelers. */
  wire(points: readonly Point[], width: number, colour: string): void {
    this.line(points, width + LINE * 1.5);
    this.line(points, width, colour);
  }

  /** Many small marks of one colour in one path. */
  marks(all: readonly (readonly Point[])[], fill: string, closed = true): void {
    if (all.length === 0) return;
    const d = all.map((points) => (closed ? softLoop : softLine)(this.#reach(points))).join('');
    const colour = this.#tone(fill);
    this.inks.push(
      closed
        ? { d, fill: colour, stroke: 'none', width: 0 }
        : { d, fill: 'none', stroke: colour, width: 1.3 * Math.min(1, this.placing.scale * 1.2) },
    );
  }

  dot(x: number, y: number, rx: number, fill: string, width = LINE, ry = rx): void {
    this.shape(ring([x, y], rx, ry), fill, width);
  }

  /** A limb round a centre line; hands the line back, so that marks can be laid on it. */
  limb(nodes: readonly Node[], fill: string, width = LINE): Spine {
    const spine = new Spine(nodes);
    this.shape(spine.outline(), fill, width);
    return spine;
  }

  #put(d: string, fill: string, width: number): void {
    this.inks.push({ d, fill: this.#tone(fill), stroke: width > 0 ? INK : 'none', width });
  }
}

export function ring([x, y]: Point, rx: number, ry = rx, count = 10): Point[] {
  const far = 1 / Math.cos(Math.PI / count) ** 0.5;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  });
}
