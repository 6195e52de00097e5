import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Soundbar, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { weave } from './parts.ts';
import { floorPrint } from './shadow.ts';
import { circle, group, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep, type Vector } from './solid.ts';

const FLOOR = -152;
const BAR = { width: 660, height: 66, depth: 84 };
const SUB = { width: 196, height: 310, depth: 200 };

/** `hero`: turned; `front`: squarely; `detail`: the bar looked along and down on, to show its keys. */
export function drawSoundbar(c: Canvas, soundbar: Soundbar, view: View): string {
  if (view === 'detail') return bar(c, eye({ yaw: 56, pitch: 36, scale: 1.34, x: 312, y: 232 }), soundbar.color);
  const y = soundbar.sub ? 420 : 270;
  const from =
    view === 'front'
      ? eye({ yaw: 0, pitch: 7, scale: 1.08, x: 400, y })
      : eye({ yaw: 24, pitch: 14, scale: 1.08, x: 392, y });
  return (
    (soundbar.sub ? subwoofer(c, from, soundbar.color, view === 'front' ? 0 : 190) : '') + bar(c, from, soundbar.color)
  );
}

const flank = (colour: Colour) => (t: number) =>
  t > 0.95 ? lighten(colour, 0.3) : mix(darken(colour, 0.25), lighten(colour, 0.1), t);

function box(c: Canvas, from: Eye, at: Vector, size: typeof BAR, colour: Colour): string {
  return sweep(c, from, {
    origin: [at[0], at[1], at[2] - size.depth],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth: size.depth,
    d: roundedRect(-size.width / 2, -size.height / 2, size.width, size.height, 16),
    paint: flank(colour),
  });
}

function bar(c: Canvas, from: Eye, colour: Colour): string {
  const { width: w, height: h, depth } = BAR;
  const at: Vector = [-10, FLOOR + h / 2 + 2, 130];
  const grille = roundedRect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 14);
  const frame = c.linear(0, 0, 0, 1, [
    [0, lighten(colour, 0.34)],
    [1, darken(colour, 0.4)],
  ]);
  const round = c.linear(0, 0, 0, 1, [
    [0, '#ffffff', 0.22],
    [0.3, '#ffffff', 0.02],
    [1, '#000000', 0.5],
  ]);
  const edge = c.linear(0, 0, 1, 0, [
    [0, '#ffffff', 0.75],
    [0.6, '#ffffff', 0.3],
    [1, '#ffffff', 0.2],
  ]);
  const lamps = repeat(4, i => circle(w * 0.36 + i * 13, 0, 3, i < 3 ? '#eef1f4' : '#5c6068'));
  const face =
    path(roundedRect(-w / 2, -h / 2, w, h, 16), frame) +
    path(grille, weave(c, colour, 5)) +
    path(grille, round) +
    lamps +
    stroke(roundedRect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 15), edge, 1.4);
  const top: Vector = [at[0], FLOOR + h + 2.5, at[2] - depth / 2];
  return (
    floorPrint(from, [at[0], FLOOR, at[2] - depth / 2], w, depth, { soft: 8, strength: 0.45 }) +
    box(c, from, at, BAR, colour) +
    group(from.face(at, RIGHT, DOWN), face) +
    group(from.face(top, RIGHT, NEAR), keys(colour))
  );
}

/** Four round keys in the bar's top. */
const keys = (colour: Colour): string =>
  [-1.5, -0.5, 0.5, 1.5]
    .map((place, i) => {
      const x = place * 36;
      const sign = i === 0 ? `M${x - 5} 0h10` : i === 3 ? `M${x - 5} 0h10M${x} -5v10` : `M${x - 3} -4l7 4l-7 4Z`;
      return (
        circle(x, 0, 11, darken(colour, 0.4)) +
        ring(x, 0, 11, '#fff', 1, 'stroke-opacity=".3"') +
        stroke(sign, '#e4e7eb', 2, 'stroke-linejoin="round"')
      );
    })
    .join('');

function subwoofer(c: Canvas, from: Eye, colour: Colour, x: number): string {
  const { width: w, height: h, depth } = SUB;
  const at: Vector = [x, FLOOR + h / 2, -70];
  const front = c.diagonal([
    [0, lighten(colour, 0.28)],
    [0.4, colour],
    [1, darken(colour, 0.34)],
  ]);
  const depthOfCloth = c.diagonal([
    [0, '#ffffff', 0.12],
    [0.4, '#000000', 0.02],
    [1, '#000000', 0.42],
  ]);
  const edge = c.diagonal([
    [0, '#ffffff', 0.65],
    [0.4, '#ffffff', 0.1],
    [1, '#ffffff', 0.22],
  ]);
  const cloth = roundedRect(-w / 2 + 9, -h / 2 + 82, w - 18, h - 91, 10);
  const face =
    path(roundedRect(-w / 2, -h / 2, w, h, 16), front) +
    path(cloth, weave(c, colour, 5)) +
    path(cloth, depthOfCloth) +
    circle(0, -h / 2 + 42, 3.4, '#f3f4f6') +
    stroke(roundedRect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 15), edge, 1.5);
  return (
    floorPrint(from, [x, FLOOR, at[2] - depth / 2], w, depth, { soft: 9 }) +
    box(c, from, at, SUB, colour) +
    group(from.face(at, RIGHT, DOWN), face)
  );
}
