import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Colour } from './look.ts';
import type { Smartphone } from './phone-drawing.ts';
import { group, path, roundedRect, stroke } from './shapes.ts';
import { DOWN, type Eye, NEAR, RIGHT, sweep, type Vector } from './solid.ts';
import { dropShadow } from './surfaces.ts';

/** A slab with a screen: what a phone and a tablet have in common. Lengths in drawing units. */
export interface Slab {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly radius: number;
  readonly bezel: number;
  readonly frame: Colour;
}

const BUILDS = { slim: [294, 636], regular: [308, 644], large: [324, 664] } as const;
const CORNERS = { tight: 24, soft: 46, round: 62 } as const;

/** The body of a phone as its options ask for it. */
export function slabOf(phone: Smartphone): Slab {
  const [width, height] = BUILDS[phone.build ?? 'regular'];
  const glossy = phone.finish === 'gloss';
  return {
    width,
    height,
    depth: 26,
    radius: CORNERS[phone.corners ?? 'soft'],
    bezel: 10,
    frame: phone.frame ?? (glossy ? lighten(phone.color, 0.25) : mix(phone.color, '#a9abb0', 0.35)),
  };
}

export const slabOutline = ({ width, height, radius }: Slab): string =>
  roundedRect(-width / 2, -height / 2, width, height, radius);

/** The slab as a solid around `at`, with a drawing laid on its near face. */
export function slabSolid(c: Canvas, from: Eye, slab: Slab, at: Vector, nearFace: string): string {
  const { width, depth, frame, height } = slab;
  const [x, y, z] = at;
  const bright = c.diagonal([
    [0, lighten(frame, 0.62)],
    [0.35, lighten(frame, 0.22)],
    [1, darken(frame, 0.3)],
  ]);
  const middle = c.diagonal([
    [0, lighten(frame, 0.3)],
    [0.4, frame],
    [1, darken(frame, 0.45)],
  ]);
  const low = c.diagonal([
    [0, frame],
    [0.4, darken(frame, 0.2)],
    [1, darken(frame, 0.6)],
  ]);
  const paint = (t: number) => (t < 0.1 ? low : t < 0.2 ? bright : t < 0.82 ? middle : bright);
  const body = sweep(c, from, {
    origin: [x, y, z - depth / 2],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth,
    d: slabOutline(slab),
    paint,
  });
  const flank = from.face([x - width / 2 - 0.5, y, z], NEAR, DOWN);
  const seam = path(`M${-depth / 2} ${-height * 0.37}h${depth}v3h${-depth}Z`, darken(frame, 0.35), 'opacity=".5"');
  return (
    body +
    group(flank, flankKey(c, depth, -height * 0.26, height * 0.16, frame) + seam) +
    group(from.face([x, y, z + depth / 2], RIGHT, DOWN), nearFace)
  );
}

/** The shade that a slab at `front` throws on the face of its twin at `back`, and on nothing else. */
export function shadeOn(c: Canvas, from: Eye, slab: Slab, back: Vector, front: Vector): string {
  const shade = group(from.face(front, RIGHT, DOWN), dropShadow(slabOutline(slab), 0, 0, 26, 0.42));
  return `<g clip-path="${c.clip(slabOutline(slab), from.face(back, RIGHT, DOWN))}">${shade}</g>`;
}

function flankKey(c: Canvas, depth: number, y: number, length: number, frame: Colour): string {
  const key = roundedRect(-depth * 0.2, y, depth * 0.4, length, depth * 0.2);
  const fill = c.linear(0, 0, 1, 0, [
    [0, darken(frame, 0.12)],
    [0.25, lighten(frame, 0.7)],
    [0.6, lighten(frame, 0.2)],
    [1, darken(frame, 0.3)],
  ]);
  return path(key, fill) + stroke(key, darken(frame, 0.45), 0.9, 'opacity=".7"');
}
