import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Tag, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { contactShadow } from './shadow.ts';
import { centredRect, circle, ellipsePath, group, path, repeat, ring, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep, type Vector } from './solid.ts';
import { dropShadow, paleOutline, rim, softEdge } from './surfaces.ts';

const R = 190;
const DEPTH = 46;

const HOLE = centredRect(0, -132, 84, 40, 20);
const bodyOf = (tag: Tag): string =>
  tag.form === 'loop' ? centredRect(0, 0, 2 * R, 2 * R + 30, 150) : ellipsePath(0, 0, R, R);

/** `hero`: two of them, face and back; `front` and `back`: squarely. */
export function drawTag(c: Canvas, tag: Tag, view: View): string {
  if (view !== 'hero') {
    const from = eye({ yaw: 0, pitch: 0, scale: 1.6, x: 400, y: 392 });
    return (
      contactShadow(c, 404, 392 + 1.6 * (tag.form === 'loop' ? 205 : R) + 2, 150, 16) +
      solid(c, from, tag, [0, 0, 0], view === 'back')
    );
  }
  const [left, right] = [
    eye({ yaw: 30, pitch: 12, scale: 1.14, x: 286, y: 352 }),
    eye({ yaw: -18, pitch: 12, scale: 1.14, x: 510, y: 424 }),
  ];
  const half = (tag.form === 'loop' ? 205 : R) * 1.12;
  return (
    contactShadow(c, 282, 352 + half, 150, 15, 0.8) +
    solid(c, left, tag, [0, 0, 0], true) +
    contactShadow(c, 514, 424 + half + 6, 170, 17) +
    solid(c, right, tag, [0, 0, 0], false)
  );
}

/** A tag standing on its edge; the metal of a disc is on its back. */
function solid(c: Canvas, from: Eye, tag: Tag, at: Vector, back: boolean): string {
  const { color } = tag;
  const loop = tag.form === 'loop';
  const d = loop ? bodyOf(tag) + HOLE : bodyOf(tag);
  const plastic = c.diagonal([
    [0, lighten(color, 0.5)],
    [0.4, color],
    [1, darken(color, 0.34)],
  ]);
  const steel = c.diagonal([
    [0, '#ffffff'],
    [0.4, '#b4b7bd'],
    [1, '#6f7279'],
  ]);
  const metalLayer = (t: number) => !loop && (back ? t > 0.55 : t < 0.45);
  const body = sweep(c, from, {
    origin: [at[0], at[1], at[2] - DEPTH / 2],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth: DEPTH,
    d,
    paint: t => (metalLayer(t) ? steel : plastic),
    evenOdd: true,
  });
  const face = !loop && back ? steelFace(c) : plasticFace(c, tag, back);
  return body + group(from.face([at[0], at[1], at[2] + DEPTH / 2], RIGHT, DOWN), face);
}

function plasticFace(c: Canvas, tag: Tag, back: boolean): string {
  const { color } = tag;
  const d = bodyOf(tag);
  const dome = c.radial(0.34, 0.26, 0.85, [
    [0, lighten(color, 0.6)],
    [0.3, lighten(color, 0.14)],
    [0.65, color],
    [1, darken(color, 0.24)],
  ]);
  const mark: Colour = isPale(color) ? darken(color, 0.22) : lighten(color, 0.32);
  const waves = back
    ? ''
    : repeat(3, i => stroke(arcUp(0, 40, 22 + i * 22), mark, 7, 'stroke-linecap="round"')) + circle(0, 44, 9, mark);
  const plainBack = back
    ? ring(0, 20, 66, mark, 2, 'stroke-opacity=".6"') + stroke('M-20 20H20', mark, 4, 'stroke-linecap="round"')
    : '';
  const hole =
    tag.form === 'loop'
      ? stroke(
          HOLE,
          c.diagonal([
            [0, darken(color, 0.5)],
            [1, lighten(color, 0.5)],
          ]),
          4,
        )
      : '';
  return (
    `<g fill-rule="evenodd">${path(tag.form === 'loop' ? d + HOLE : d, dome)}</g>` +
    (tag.form === 'loop' ? '' : softEdge(c, d, 34, 0.34)) +
    waves +
    plainBack +
    hole +
    paleOutline(c, d, color) +
    rim(c, d, 1.8, 0.9)
  );
}

/** Half a circle of waves above a point. */
const arcUp = (x: number, y: number, r: number): string =>
  `M${(x - r * 0.8).toFixed(1)} ${(y - r * 0.6).toFixed(1)}A${r} ${r} 0 0 1 ${(x + r * 0.8).toFixed(1)} ${(y - r * 0.6).toFixed(1)}`;

function steelFace(c: Canvas): string {
  const brushed = c.linear(0, 0, 1, 0.5, [
    [0, '#f7f8f9'],
    [0.22, '#c3c6cb'],
    [0.42, '#eef0f2'],
    [0.64, '#a6a9b0'],
    [0.82, '#d9dbdf'],
    [1, '#8d9097'],
  ]);
  const d = ellipsePath(0, 0, R, R);
  return (
    path(d, brushed) +
    repeat(7, i => ring(0, 0, R - 20 - i * 24, '#fff', 1, 'stroke-opacity=".3"')) +
    dropShadow(ellipsePath(0, 0, 62, 62), 1, 2, 4, 0.16) +
    circle(0, 0, 62, brushed) +
    repeat(3, i => circle(-12 + i * 12, 118, 3, '#5d6067', 'opacity=".6"')) +
    stroke(d, '#5d6067', 1.4, 'stroke-opacity=".6"') +
    rim(c, d, 2, 0.9)
  );
}
