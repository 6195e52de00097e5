import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Tv, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { perforation, screw } from './parts.ts';
import { contactShadow } from './shadow.ts';
import { group, num, path, repeat, roundedRect, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep, UP, type Vector } from './solid.ts';
import { wallpaper } from './wallpaper.ts';

const WIDTH = 730;
const HEIGHT = 420;
const DEPTH = 20;
const FLOOR = -HEIGHT / 2 - 46;
const outline = roundedRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 8);

const STANCES = {
  hero: { yaw: 20, pitch: 7, scale: 1, x: 400, y: 366 },
  front: { yaw: 0, pitch: 4, scale: 1, x: 400, y: 370 },
  back: { yaw: -20, pitch: 7, scale: 1, x: 400, y: 366 },
} as const;

/** `hero`: turned; `front`: squarely; `back`: sockets and mounts. */
export function drawTv(c: Canvas, tv: Tv, view: View): string {
  const colour = tv.color ?? '#2b2d31';
  const trim = mix(colour, '#8b8d92', 0.5);
  const from = eye(view === 'front' ? STANCES.front : view === 'back' ? STANCES.back : STANCES.hero);
  const flank = (t: number) =>
    t < 0.08 ? darken(colour, 0.5) : t > 0.9 ? lighten(trim, 0.35) : mix(darken(colour, 0.25), trim, t);
  const body = sweep(c, from, {
    origin: [0, 0, -DEPTH],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth: DEPTH,
    d: outline,
    paint: flank,
  });
  const face = view === 'back' ? rearFace(c, colour) : screenFace(c, tv, colour);
  return stand(c, from, tv, trim, view) + body + group(from.face([0, 0, 0], RIGHT, DOWN), face);
}

function stand(c: Canvas, from: Eye, tv: Tv, trim: Colour, view: View): string {
  const [mx, my] = from.project([0, FLOOR, -DEPTH / 2]);
  const wide = contactShadow(c, mx + 8, my, 330, 16, 0.42);
  if (tv.stand === 'pedestal') return wide + pedestal(c, from, trim);
  const feet = [-1, 1].map(side => {
    const x = side * WIDTH * 0.33;
    const [fx, fy] = from.project([x, FLOOR, -DEPTH / 2]);
    if (view === 'front') return contactShadow(c, fx + side * 10, fy, 26, 6) + footAhead(c, fx, fy, side, trim);
    return contactShadow(c, fx, fy + 4, 70, 8) + foot(c, from, x, trim);
  });
  return wide + feet.join('');
}

/** A blade in the shape of an upturned V. */
function foot(c: Canvas, from: Eye, x: number, trim: Colour): string {
  return sweep(c, from, {
    origin: [x - 5, -HEIGHT / 2 + 4, -DEPTH / 2],
    u: NEAR,
    v: DOWN,
    normal: RIGHT,
    depth: 11,
    d: 'M-6 -4L-74 42Q-80 50 -70 50H-58L0 14L58 50H70Q80 50 74 42L6 -4Z',
    paint: t => mix(lighten(trim, 0.2), darken(trim, 0.5), t),
  });
}

/** The same blade seen edge on, leaning outwards. */
function footAhead(c: Canvas, x: number, y: number, side: number, trim: Colour): string {
  const fill = c.linear(0, 0, 1, 0, [
    [0, lighten(trim, 0.4)],
    [0.4, trim],
    [1, darken(trim, 0.5)],
  ]);
  const d = `M-7 -52L${side * 16 - 8} -3Q${side * 16} 1 ${side * 16 + 8} -3L9 -52Z`;
  return group(`translate(${num(x)} ${num(y)})`, path(d, fill));
}

function pedestal(c: Canvas, from: Eye, trim: Colour): string {
  const at: Vector = [0, FLOOR, -DEPTH / 2];
  const plate = sweep(c, from, {
    origin: at,
    u: RIGHT,
    v: NEAR,
    normal: UP,
    depth: 8,
    d: roundedRect(-150, -66, 300, 132, 22),
    paint: t =>
      t > 0.85
        ? c.diagonal([
            [0, lighten(trim, 0.5)],
            [1, darken(trim, 0.2)],
          ])
        : darken(trim, 0.35),
  });
  const neck = sweep(c, from, {
    origin: [0, FLOOR + 6, -DEPTH / 2 - 8],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth: 14,
    d: 'M-46 -60H46L34 0H-34Z',
    paint: t => mix(darken(trim, 0.45), lighten(trim, 0.1), t),
  });
  const [px, py] = from.project(at);
  return contactShadow(c, px, py + 10, 170, 18) + plate + neck;
}

function screenFace(c: Canvas, tv: Tv, colour: Colour): string {
  const [x, y] = [-WIDTH / 2, -HEIGHT / 2];
  const [w, h] = [WIDTH - 8, HEIGHT - 12];
  const glass = roundedRect(x + 4, y + 4, w, h, 5);
  const frame = c.diagonal([
    [0, lighten(colour, 0.45)],
    [0.5, colour],
    [1, darken(colour, 0.3)],
  ]);
  const sheet = c.linear(0, 0, 0.8, 0.5, [
    [0, '#ffffff', 0.16],
    [0.7, '#ffffff', 0.04],
    [1, '#ffffff', 0.01],
  ]);
  return (
    path(outline, frame) +
    path(roundedRect(x + 2, y + 2, WIDTH - 4, HEIGHT - 4, 7), '#08090a') +
    `<g clip-path="${c.clip(glass)}">${group(`translate(${x + 4} ${y + 4})`, wallpaper(c, w, h, tv.screen))}` +
    `${path(`M${x} ${y}H${num(WIDTH * 0.16)}L${num(-WIDTH * 0.14)} ${-y}H${x}Z`, sheet)}</g>` +
    path(roundedRect(-14, -y - 5.4, 28, 2.2, 1), '#8d9097') +
    path(roundedRect(-20, -y - 1, 40, 5, 2), darken(colour, 0.3))
  );
}

/** Back plate with its electronics hump, vents, mounting screws and sockets. */
function rearFace(c: Canvas, colour: Colour): string {
  const plate = c.diagonal([
    [0, lighten(colour, 0.34)],
    [0.5, lighten(colour, 0.06)],
    [1, darken(colour, 0.3)],
  ]);
  const hump = roundedRect(-WIDTH * 0.32, -26, WIDTH * 0.64, HEIGHT * 0.52, 16);
  const humpFill = c.diagonal([
    [0, lighten(colour, 0.26)],
    [1, darken(colour, 0.25)],
  ]);
  const grooves = repeat(9, i =>
    stroke(`M${-WIDTH / 2 + 26} ${-HEIGHT / 2 + 24 + i * 17}H${WIDTH / 2 - 26}`, '#000', 1.4, 'opacity=".16"'),
  );
  const sockets = repeat(4, i => {
    const d = roundedRect(WIDTH * 0.12 + i * 34, 24, 24, 9, 2);
    return path(d, '#0b0c0e') + stroke(d, '#fff', 0.7, 'opacity=".4"');
  });
  const mounts = [-62, 62].flatMap(x => [14, 88].map(y => screw(c, x - 70, y, 6)));
  return (
    path(outline, plate) +
    grooves +
    path(hump, humpFill) +
    stroke(hump, '#fff', 1, 'opacity=".12"') +
    perforation(
      c,
      { x: -WIDTH * 0.28, y: 124, width: WIDTH * 0.56, height: 42, radius: 6 },
      7,
      1.8,
      darken(colour, 0.6),
    ) +
    sockets +
    mounts.join('') +
    stroke(roundedRect(-WIDTH / 2 + 1, -HEIGHT / 2 + 1, WIDTH - 2, HEIGHT - 2, 7), '#fff', 1.4, 'opacity=".3"')
  );
}
