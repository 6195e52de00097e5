import type { Canvas } from './canvas.ts';
import { num, type Point } from './shapes.ts';

/** x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export const RIGHT: Vector = [1, 0, 0];
export const DOWN: Vector = [0, -1, 0];
export const NEAR: Vector = [0, 0, 1];
export const UP: Vector = [0, 1, 0];

/** An orthographic camera. Without perspective every flat face is an exact affine matrix. */
export interface Eye {
  project(point: Vector): Point;
  /** Transform for a face with this origin whose drawing runs along `u` and `v`. */
  face(origin: Vector, u: Vector, v: Vector): string;
}

export interface Stance {
  /** Degrees; above zero shows the left flank, which is the lit one. */
  readonly yaw: number;
  /** Degrees; above zero looks down. */
  readonly pitch: number;
  readonly scale: number;
  /** Where the origin falls in the picture. */
  readonly x: number;
  readonly y: number;
}

export const along = (from: Vector, direction: Vector, distance: number): Vector => [
  from[0] + direction[0] * distance,
  from[1] + direction[1] * distance,
  from[2] + direction[2] * distance,
];

export function eye({ yaw, pitch, scale, x: cx, y: cy }: Stance): Eye {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
  const project = ([x, y, z]: Vector): Point => {
    const turned = -x * sinA + z * cosA;
    return [cx + scale * (x * cosA + z * sinA), cy - scale * (y * cosB - turned * sinB)];
  };
  const face = (origin: Vector, u: Vector, v: Vector): string => {
    const [x0, y0] = project(origin);
    const [ux, uy] = project(along(origin, u, 1));
    const [vx, vy] = project(along(origin, v, 1));
    const cells = [ux - x0, uy - y0, vx - x0, vy - y0].map(cell => +cell.toFixed(4));
    return `matrix(${cells.join(' ')} ${num(x0)} ${num(y0)})`;
  };
  return { project, face };
}

interface Sweep {
  readonly origin: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly normal: Vector;
  readonly depth: number;
  /** Outline of the face, in the plane of `u` and `v`. */
  readonly d: string;
  /** Paint of a layer, 0 at the back to 1 at the front. */
  readonly paint: (t: number) => string;
  readonly evenOdd?: boolean;
}

/** A flat outline pushed along its normal, layer by layer: a solid with true flanks out of ordinary paths. */
export function sweep(c: Canvas, from: Eye, solid: Sweep): string {
  const { origin, u, v, normal, depth } = solid;
  const [x0, y0] = from.project(origin);
  const [x1, y1] = from.project(along(origin, normal, depth));
  const layers = Math.max(2, Math.ceil(Math.hypot(x1 - x0, y1 - y0)));
  const outline = c.symbol(`<path d="${solid.d}"${solid.evenOdd ? ' fill-rule="evenodd"' : ''}/>`);
  let drawn = '';
  for (let i = 0; i <= layers; i++) {
    const t = i / layers;
    const place = from.face(along(origin, normal, t * depth), u, v);
    drawn += `<use href="${outline}" fill="${solid.paint(t)}" transform="${place}"/>`;
  }
  return drawn;
}
