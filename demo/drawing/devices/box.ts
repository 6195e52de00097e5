import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Colour } from './look.ts';
import { centredRect, group, path } from './shapes.ts';
import { DOWN, type Eye, NEAR, RIGHT, sweep, type Vector } from './solid.ts';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly radius: number;
}

/** How far each layer of the rounded front edge lies behind the face, nearest last. */
const BEVEL = [5, 3.4, 2, 0.9, 0.2, 0] as const;

/** A moulded box whose front, at `front`, ends in a soft rounded edge. */
export function mouldedBox(c: Canvas, from: Eye, front: Vector, size: BoxSize, colour: Colour): string {
  const { width, height, depth, radius } = size;
  const [x, y, z] = front;
  const edge = c.diagonal([
    [0, lighten(colour, 0.6)],
    [0.3, lighten(colour, 0.12)],
    [1, darken(colour, 0.34)],
  ]);
  const side = c.diagonal([
    [0, lighten(colour, 0.38)],
    [0.3, lighten(colour, 0.04)],
    [1, darken(colour, 0.42)],
  ]);
  const body = sweep(c, from, {
    origin: [x, y, z - depth],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth: depth - 5,
    d: centredRect(0, 0, width, height, radius),
    paint: t => (t < 0.03 ? darken(colour, 0.24) : side),
  });
  const bevel = BEVEL.map((behind, i) => {
    const d = centredRect(0, 0, width - i * 1.6, height - i * 1.6, radius - i * 0.8);
    return group(from.face([x, y, z - behind], RIGHT, DOWN), path(d, edge));
  });
  return body + bevel.join('');
}
