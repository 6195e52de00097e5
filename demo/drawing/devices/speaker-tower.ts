import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Speaker, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { usbC, weave } from './parts.ts';
import { contactShadow } from './shadow.ts';
import { circle, ellipse, group, num, path, repeat, roundedRect, stroke } from './shapes.ts';

const RUBBER: Colour = '#232529';

/** A standing cylinder as the picture shows it. */
interface Tower {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly rx: number;
  readonly ry: number;
}

const STANDING: Tower = { x: 400, top: 118, bottom: 668, rx: 152, ry: 50 };
const FROM_ABOVE: Tower = { x: 400, top: 262, bottom: 510, rx: 204, ry: 158 };

/** An upright fabric cylinder with a rubber head and foot. */
export function drawTower(c: Canvas, speaker: Speaker, view: View): string {
  const tower = view === 'detail' ? FROM_ABOVE : STANDING;
  const { x, bottom, rx, ry } = tower;
  const front = view === 'back' ? sockets(c, tower) : lampStrip(c, speaker, tower);
  return (
    contactShadow(c, x + 4, bottom + ry - 8, rx * 1.04, ry * 0.16 + 16) +
    (view === 'hero' ? loop(c, speaker, tower) : '') +
    wall(c, speaker, tower) +
    (view === 'detail' ? '' : front) +
    head(c, tower)
  );
}

/** Around the cylinder from its left edge to its right: dark, light, dark, and a little bounce. */
const roundness = (c: Canvas) =>
  c.linear(0, 0, 1, 0, [
    [0, '#000000', 0.46],
    [0.1, '#000000', 0.1],
    [0.26, '#ffffff', 0.3],
    [0.4, '#ffffff', 0.1],
    [0.62, '#000000', 0.12],
    [0.9, '#000000', 0.54],
    [1, '#000000', 0.34],
  ]);

/** A band of the cylinder between two heights. */
function band({ x, rx, ry }: Tower, from: number, to: number): string {
  const [left, right] = [num(x - rx), num(x + rx)];
  const arc = (sweep: 0 | 1, end: number, y: number) => `A${num(rx)} ${num(ry)} 0 0 ${sweep} ${end} ${num(y)}`;
  return `M${left} ${num(from)}V${num(to)}${arc(0, right, to)}V${num(from)}${arc(1, left, from)}Z`;
}

function wall(c: Canvas, speaker: Speaker, tower: Tower): string {
  const { x, top, bottom, rx, ry } = tower;
  const cloth = band(tower, top, bottom);
  const foot = band(tower, bottom - 24, bottom);
  const collar = band(tower, top, top + 22);
  const ringLine = `M${num(x - rx)} ${bottom - 24}A${rx} ${ry} 0 0 0 ${num(x + rx)} ${bottom - 24}`;
  const shade = roundness(c);
  return (
    path(cloth, weave(c, speaker.color)) +
    path(cloth, shade) +
    path(foot, RUBBER) +
    path(foot, shade) +
    stroke(ringLine, speaker.accent ?? '#ef7d4f', 3.4) +
    path(collar, lighten(RUBBER, 0.06)) +
    path(collar, shade)
  );
}

/** The head with its keys, drawn round and squashed to the tower's pitch. */
function head(c: Canvas, { x, top, rx, ry }: Tower): string {
  const edge = c.linear(0, 0, 1, 0, [
    [0, '#9a9da5'],
    [0.3, '#64676f'],
    [1, '#26282c'],
  ]);
  const plate = c.linear(0, 0, 1, 0.4, [
    [0, '#565960'],
    [0.4, '#34363b'],
    [1, '#1d1e22'],
  ]);
  const dish = c.linear(0, 0, 1, 0.4, [
    [0, '#25262a'],
    [1, '#42444b'],
  ]);
  const ink = 'stroke-linecap="round" stroke-linejoin="round"';
  const keys =
    stroke('M-10 -16L16 0L-10 16Z', '#e9ebee', 4, ink) +
    stroke('M-86 0H-58', '#e9ebee', 5, ink) +
    stroke('M58 0H86M72 -14V14', '#e9ebee', 5, ink) +
    circle(0, -62, 7, '#e9ebee') +
    stroke('M-6 68L6 56M-6 56L6 68M0 50V74', '#9fb7ff', 3, ink);
  return (
    ellipse(x, top, rx, ry, edge) +
    ellipse(x, top + 1, rx - 4, ry - 2.4, plate) +
    ellipse(x, top + 2, rx - 34, ry * 0.76, dish) +
    group(`translate(${x} ${top + 2}) scale(${num(rx / 150)} ${num(ry / 150)})`, keys) +
    stroke(
      `M${num(x - rx + 2)} ${top + 3}A${rx - 2} ${ry - 1} 0 0 1 ${x} ${num(top - ry + 1.5)}`,
      '#fff',
      1.6,
      'stroke-opacity=".65"',
    )
  );
}

function loop(c: Canvas, speaker: Speaker, { x, rx, top }: Tower): string {
  const d = `M${x + rx - 8} ${top + 66}C${x + rx + 40} ${top + 66} ${x + rx + 44} ${top + 166} ${x + rx + 28} ${top + 208}C${x + rx + 18} ${top + 230} ${x + rx + 4} ${top + 216} ${x + rx + 6} ${top + 190}C${x + rx + 8} ${top + 150} ${x + rx + 18} ${top + 100} ${x + rx - 8} ${top + 84}`;
  const fill = c.diagonal([
    [0, lighten(speaker.color, 0.3)],
    [1, darken(speaker.color, 0.2)],
  ]);
  return (
    stroke(d, darken(speaker.color, 0.5), 10, 'stroke-linecap="round"') + stroke(d, fill, 7, 'stroke-linecap="round"')
  );
}

function lampStrip(_c: Canvas, speaker: Speaker, { x, bottom }: Tower): string {
  const d = roundedRect(x - 17, bottom - 158, 34, 92, 17);
  return (
    path(d, darken(speaker.color, 0.5)) +
    stroke(d, '#fff', 1, 'opacity=".28"') +
    repeat(4, i => circle(x, bottom - 136 + i * 16, 3.4, i < 3 ? '#f3f5f7' : '#6a6f78'))
  );
}

/** The rear panel under its lifted flap. */
function sockets(c: Canvas, { x, bottom }: Tower): string {
  const panel = roundedRect(x - 52, bottom - 176, 104, 116, 22);
  return (
    path(panel, RUBBER) +
    stroke(panel, '#fff', 1.2, 'opacity=".3"') +
    usbC(c, x, bottom - 142, 46, 16) +
    circle(x, bottom - 98, 12, '#08090a') +
    stroke(`M${x - 12} ${bottom - 98}a12 12 0 0 0 24 0`, '#fff', 1.2, 'opacity=".4"') +
    circle(x + 34, bottom - 142, 3, '#7df0a8')
  );
}
