import type { Canvas } from './canvas.ts';
import type { Colour } from './drawing.ts';
import { ellipse, group, roundedRect } from './shapes.ts';
import { along, type Eye, NEAR, RIGHT, type Vector } from './solid.ts';
import { dropShadow } from './surfaces.ts';

const AIR: Colour = '#14161d';
const CORE: Colour = '#090a0e';

/** Where a thing meets the ground: a tight core and a wide penumbra that leans away from the key light. */
export function contactShadow(c: Canvas, x: number, y: number, rx: number, ry: number, strength = 1): string {
  const wide = c.radial(0.5, 0.5, 0.5, [
    [0, AIR, 0.3 * strength],
    [0.45, AIR, 0.15 * strength],
    [0.75, AIR, 0.045 * strength],
    [1, AIR, 0],
  ]);
  const core = c.radial(0.5, 0.5, 0.5, [
    [0, CORE, 0.55 * strength],
    [0.6, CORE, 0.32 * strength],
    [1, CORE, 0],
  ]);
  return ellipse(x + rx * 0.1, y + ry * 0.4, rx * 1.18, ry * 1.9, wide) + ellipse(x, y, rx, ry * 0.62, core);
}

/** The soft print of a box on the floor, for bodies whose footprint is plainly a rectangle. */
export function floorPrint(
  from: Eye,
  middle: Vector,
  width: number,
  depth: number,
  { soft = 12, strength = 0.42, radius = 20 } = {},
): string {
  const print = roundedRect(-width / 2, -depth / 2, width, depth, radius);
  const wide = group(
    from.face(along(along(middle, RIGHT, 4), NEAR, 4), RIGHT, NEAR),
    dropShadow(print, 0, 0, soft * 2, strength * 0.7),
  );
  const tight = group(from.face(middle, RIGHT, NEAR), dropShadow(print, 2, 2, soft * 0.5, strength));
  return wide + tight;
}
