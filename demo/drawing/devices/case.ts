import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Case, View } from './drawing.ts';
import { type Slab, shadeOn, slabOf } from './phone-body.ts';
import type { CameraLayout } from './phone-drawing.ts';
import { contactShadow } from './shadow.ts';
import { circle, group, num, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { phoneSolid } from './smartphone.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep, type Vector } from './solid.ts';
import { paleOutline, rim } from './surfaces.ts';

const WALL = 9;

/** The cut-out for each camera, from the back's top left corner, in shares of its width: x, y, width, height, radius. */
const CUTS: Record<CameraLayout, readonly [number, number, number, number, number]> = {
  row: [0.07, 0.075, 0.26, 0.8, 0.13],
  square: [0.03, 0.03, 0.56, 0.56, 0.165],
  pill: [0.05, 0.05, 0.32, 0.84, 0.16],
  circle: [0.14, 0.06, 0.72, 0.72, 0.36],
  disc: [0.045, 0.035, 0.56, 0.56, 0.28],
  visor: [0.05, 0.235, 0.9, 0.285, 0.14],
  bar: [0.1, 0.175, 0.8, 0.3, 0.15],
  grid: [0.18, 0.07, 0.64, 0.64, 0.22],
  plateau: [0.02, 0.02, 0.96, 0.51, 0.17],
  strip: [0.045, 0.045, 0.36, 1.02, 0.1],
};

interface Shape {
  readonly outer: string;
  readonly cut: string;
  readonly inner: string;
}

function shapeOf(cover: Case, slab: Slab): Shape {
  const { width, height, radius } = slab;
  const [x, y, w, h, r] = CUTS[cover.phone.camera].map(share => share * width);
  const tall = cover.phone.camera === 'pill' ? width * (0.26 * (0.93 * cover.phone.lenses + 0.15) + 0.05) : (h ?? 0);
  return {
    outer: roundedRect(-width / 2 - WALL, -height / 2 - WALL, width + 2 * WALL, height + 2 * WALL, radius + WALL),
    cut: roundedRect(-width / 2 + (x ?? 0), -height / 2 + (y ?? 0), w ?? 0, tall, r ?? 0),
    inner: roundedRect(-width / 2, -height / 2, width, height, radius),
  };
}

/** `hero`: on its phone, before the phone's screen; `back`: on its phone, squarely; `front`: empty, seen from inside. */
export function drawCase(c: Canvas, cover: Case, view: View): string {
  const slab = slabOf(cover.phone);
  if (view === 'front') return emptyInside(c, cover, slab);
  if (view === 'back') {
    const from = eye({ yaw: 0, pitch: 0, scale: 1.07, x: 400, y: 394 });
    return contactShadow(c, 404, 748, 172, 15) + worn(c, from, cover, slab, [0, 0, 0]);
  }
  const from = eye({ yaw: 24, pitch: 9, scale: 1.02, x: 406, y: 396 });
  const at: Vector = [98, -2, 60];
  return (
    contactShadow(c, 282, 722, 154, 14, 0.9) +
    contactShadow(c, 510, 742, 168, 16) +
    phoneSolid(c, from, cover.phone, 'front', [-118, 8, -60]) +
    shadeOn(c, from, slab, [-118, 8, -47], [78, -12, 10]) +
    worn(c, from, cover, slab, at)
  );
}

/** The phone in its case, back towards the viewer. */
function worn(c: Canvas, from: Eye, cover: Case, slab: Slab, at: Vector): string {
  return phoneSolid(c, from, cover.phone, 'back', at) + shell(c, from, cover, slab, at);
}

function shell(c: Canvas, from: Eye, cover: Case, slab: Slab, at: Vector): string {
  const { color } = cover;
  const clear = cover.finish === 'transparent';
  const { outer, cut } = shapeOf(cover, slab);
  const depth = slab.depth + 12;
  const bright = c.diagonal([
    [0, lighten(color, 0.5)],
    [0.4, lighten(color, 0.1)],
    [1, darken(color, 0.3)],
  ]);
  const side = c.diagonal([
    [0, lighten(color, 0.26)],
    [0.4, color],
    [1, darken(color, 0.42)],
  ]);
  const walls = sweep(c, from, {
    origin: [at[0], at[1], at[2] - depth / 2],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth,
    d: outer + cut,
    paint: t => (t > 0.9 ? bright : side),
    evenOdd: true,
  });
  return (
    `<g${clear ? ' opacity=".34"' : ''}>${walls}</g>` +
    group(from.face([at[0], at[1], at[2] + depth / 2], RIGHT, DOWN), backFace(c, cover, slab))
  );
}

function backFace(c: Canvas, cover: Case, slab: Slab): string {
  const { color } = cover;
  const clear = cover.finish === 'transparent';
  const { outer, cut } = shapeOf(cover, slab);
  const plate = c.linear(0, 0, 0.9, 1, [
    [0, lighten(color, 0.28)],
    [0.4, lighten(color, 0.05)],
    [1, darken(color, 0.22)],
  ]);
  const soft = c.diagonal([
    [0, '#ffffff', clear ? 0.34 : 0.14],
    [0.4, '#ffffff', 0.03],
    [0.6, '#000000', 0.02],
    [1, '#000000', 0.12],
  ]);
  const lip = c.diagonal([
    [0, darken(color, 0.5)],
    [0.5, color],
    [1, lighten(color, 0.7)],
  ]);
  const gleam = c.linear(0, 0, 1, 0.6, [
    [0, '#ffffff', 0.3],
    [1, '#ffffff', 0.02],
  ]);
  const [w, h] = [slab.width, slab.height];
  const sheet = clear
    ? path(`M${-w / 2 + 14} ${-h / 2 + 8}H${num(w * 0.1)}L${num(-w * 0.3)} ${h / 2 - 8}H${-w / 2 + 14}Z`, gleam)
    : '';
  return (
    `<g fill-rule="evenodd"${clear ? ' opacity=".22"' : ''}>${path(outer + cut, plate)}</g>` +
    (cover.magnetic ? magnets(cover) : '') +
    repeat(3, i => stroke(outer, soft, 4 + i * 5)) +
    paleOutline(c, outer, color) +
    rim(c, outer, 1.6, 0.9) +
    stroke(cut, lip, 3.4) +
    sheet
  );
}

/** The ring that finds the charger, and its tail. */
function magnets(cover: Case): string {
  const clear = cover.finish === 'transparent';
  const colour = clear ? '#f4f5f7' : isPale(cover.color) ? darken(cover.color, 0.1) : lighten(cover.color, 0.34);
  const opacity = clear ? 0.85 : 0.55;
  return (
    ring(0, 34, 88, colour, 10, `stroke-opacity="${opacity}"`) +
    path(roundedRect(-5, 146, 10, 54, 5), colour, `opacity="${opacity}"`)
  );
}

/** The empty case: lining, magnets, cut-out with daylight through it, and the wall around. */
function emptyInside(c: Canvas, cover: Case, slab: Slab): string {
  const { color } = cover;
  const clear = cover.finish === 'transparent';
  const { outer, cut, inner } = shapeOf(cover, slab);
  const wall = c.diagonal([
    [0, lighten(color, 0.45)],
    [0.45, color],
    [1, darken(color, 0.36)],
  ]);
  const lining = c.linear(0, 0, 0.8, 1, [
    [0, darken(color, 0.34)],
    [0.35, darken(color, 0.18)],
    [1, darken(color, 0.02)],
  ]);
  const ambient = c.diagonal([
    [0, '#000000', 0.16],
    [0.5, '#000000', 0.05],
    [1, '#ffffff', 0.1],
  ]);
  const weaveDots = c.pattern(5, 5, circle(2.5, 2.5, 0.8, '#fff', 'opacity=".08"'));
  // The camera hole is on the other hand when seen from inside.
  const turned =
    `<g fill-rule="evenodd"${clear ? ' opacity=".5"' : ''}>${path(outer + cut, wall)}${path(inner + cut, lining)}${clear ? '' : path(inner + cut, weaveDots)}</g>` +
    `<g clip-path="${c.clip(inner)}">${repeat(4, i => stroke(inner, ambient, 8 + i * 10))}</g>` +
    (cover.magnetic ? magnets(cover) : '') +
    stroke(
      cut,
      c.diagonal([
        [0, lighten(color, 0.5)],
        [1, darken(color, 0.5)],
      ]),
      4,
    ) +
    paleOutline(c, outer, color) +
    stroke(inner, '#fff', 1, 'opacity=".25"') +
    rim(c, outer, 1.8, 0.9);
  return contactShadow(c, 404, 748, 172, 15) + group('translate(400 394) scale(1.07) scale(-1 1)', turned);
}
