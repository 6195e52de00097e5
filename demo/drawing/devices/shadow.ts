import type { Canvas } from './canvas.ts';
import type { Colour } from './look.ts';
import { centredRect, ellipse, group, path, repeat } from './shapes.ts';
import { along, type Eye, NEAR, RIGHT, type Vector } from './solid.ts';

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

/**
 * The soft print of a box on the floor, for bodies whose footprint is plainly a rectangle. `radius` is that of the
 * body's lower edges: where they lift off, the dark core ends.
 */
export function floorPrint(
  from: Eye,
  middle: Vector,
  width: number,
  depth: number,
  { soft = 12, strength = 0.42, radius = 20 } = {},
): string {
  const wide = pile(width, depth, radius, soft * 1.7, strength * 0.8);
  const core = pile(width - radius * 1.1, depth - 6, radius * 0.5, soft * 0.6, strength * 0.9);
  return (
    group(from.face(along(along(middle, RIGHT, 5), NEAR, 4), RIGHT, NEAR), wide) +
    group(from.face(middle, RIGHT, NEAR), core)
  );
}

const LAYERS = 12;

/** Rectangles that grow across the print's edge, each adding its share of the dark: a blur without a filter. */
function pile(width: number, depth: number, radius: number, spread: number, opacity: number): string {
  const share = (1 - (1 - opacity) ** (1 / LAYERS)).toFixed(3);
  const layer = (i: number) => {
    const grow = spread * ((2 * i) / (LAYERS - 1) - 1);
    return path(centredRect(0, 0, width + grow * 2, depth + grow * 2, Math.max(4, radius + grow)), CORE);
  };
  return `<g fill-opacity="${share}">${repeat(LAYERS, layer)}</g>`;
}
