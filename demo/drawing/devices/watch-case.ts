import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Smartwatch } from './drawing.ts';
import type { Colour } from './look.ts';
import { centredRect, circle, group, num, path, repeat, ring, stroke } from './shapes.ts';
import { DOWN, type Eye, NEAR, RIGHT, sweep } from './solid.ts';
import { metal, paleOutline, rim, satin } from './surfaces.ts';
import { watchDial } from './watch-dial.ts';

/** Lengths of a case by its shape. */
export interface CaseSize {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly depth: number;
  readonly strap: number;
}

const SIZES: Record<Smartwatch['shape'], CaseSize> = {
  round: { width: 300, height: 300, radius: 150, depth: 40, strap: 178 },
  square: { width: 262, height: 316, radius: 84, depth: 40, strap: 196 },
  capsule: { width: 158, height: 330, radius: 66, depth: 34, strap: 132 },
};

export const caseSize = (watch: Smartwatch): CaseSize => SIZES[watch.shape];

const inset = ({ width, height, radius }: CaseSize, by: number) =>
  centredRect(0, 0, width - 2 * by, height - 2 * by, radius - by);

/** The case as a solid around the origin, its dial or its sensors towards the viewer. */
export function watchCase(c: Canvas, from: Eye, watch: Smartwatch, side: 'dial' | 'sensors'): string {
  const size = caseSize(watch);
  const { depth } = size;
  const colour = watch.color;
  const bright = c.diagonal([
    [0, lighten(colour, 0.75)],
    [0.3, lighten(colour, 0.2)],
    [0.6, darken(colour, 0.25)],
    [1, darken(colour, 0.45)],
  ]);
  const middle = c.diagonal([
    [0, lighten(colour, 0.4)],
    [0.4, colour],
    [1, darken(colour, 0.5)],
  ]);
  const low = c.diagonal([
    [0, colour],
    [1, darken(colour, 0.6)],
  ]);
  const paint = (t: number) => (t < 0.1 ? low : t < 0.16 ? bright : t < 0.8 ? middle : bright);
  const body = sweep(c, from, {
    origin: [0, 0, -depth / 2],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth,
    d: inset(size, 0),
    paint,
  });
  const face = side === 'dial' ? dialSide(c, watch, size) : sensorSide(c, watch, size);
  return (
    (watch.shape === 'round' ? lugs(c, from, size, colour) : '') +
    (watch.shape === 'capsule' ? '' : crown(c, from, watch, size, side)) +
    body +
    group(from.face([0, 0, depth / 2], RIGHT, DOWN), face)
  );
}

/** The four horns that hold a round watch's strap. */
function lugs(c: Canvas, from: Eye, { strap, depth }: CaseSize, colour: Colour): string {
  const half = strap / 2 + 3;
  const horn = (q: number, s: number) =>
    `M${q * (half + 28)} ${s * 66}C${q * (half + 20)} ${s * 110} ${q * (half + 7)} ${s * 132} ${q * (half + 5)} ${s * 152}` +
    `Q${q * (half + 3)} ${s * 162} ${q * (half - 8)} ${s * 158}L${q * (half - 18)} ${s * 100}Z`;
  const d = [horn(-1, -1), horn(1, -1), horn(-1, 1), horn(1, 1)].join('');
  const paint = (t: number) => mix(darken(colour, 0.5), t > 0.85 ? lighten(colour, 0.2) : darken(colour, 0.12), t);
  return sweep(c, from, { origin: [0, 0, -depth * 0.5], u: RIGHT, v: DOWN, normal: NEAR, depth: 22, d, paint });
}

function crown(c: Canvas, from: Eye, watch: Smartwatch, { width }: CaseSize, side: 'dial' | 'sensors'): string {
  const { color } = watch;
  const round = watch.shape === 'round';
  const fill = c.linear(0, 0, 0, 1, [
    [0, lighten(color, 0.6)],
    [0.3, lighten(color, 0.15)],
    [0.7, darken(color, 0.35)],
    [1, darken(color, 0.5)],
  ]);
  const x = width / 2;
  const button = (y: number, length: number, reach: number) =>
    path(centredRect(x - 4 + reach / 2, y + length / 2, reach, length, 5), fill);
  const [top, length] = round ? [-76, 44] : [-92, 54];
  const knurls = repeat(9, i => {
    const y = num(top + 5 + i * ((length - 10) / 8));
    return stroke(`M${x} ${y}h14`, '#000', 1.6, 'stroke-opacity=".38"');
  });
  const accent = path(
    centredRect(x + 13, top + length / 2, 4, length - 6, 2),
    watch.accent ?? '#ff5a3c',
    'opacity=".9"',
  );
  const turned = side === 'sensors' ? 'scale(-1 1)' : 'scale(1 1)';
  const second = round ? button(40, 40, 14) : button(16, 70, 9);
  return group(from.face([0, 0, -2], RIGHT, DOWN), group(turned, button(top, length, 20) + knurls + accent + second));
}

function dialSide(c: Canvas, watch: Smartwatch, size: CaseSize): string {
  const { color } = watch;
  const { width: w, height: h } = size;
  const round = watch.shape === 'round';
  const glass = inset(size, round ? 18 : watch.shape === 'capsule' ? 9 : 12);
  const sheet = c.linear(0, 0, 0.8, 0.8, [
    [0, '#ffffff', 0.24],
    [0.5, '#ffffff', 0.07],
    [1, '#ffffff', 0],
  ]);
  const reflection =
    `M${-w / 2} ${-h / 2}H${num(w * 0.28)}C${num(w * 0.1)} ${num(-h * 0.1)} ${num(-w * 0.1)} ${num(h * 0.2)} ` +
    `${num(-w * 0.4)} ${num(h * 0.42)}L${-w / 2} ${h / 2}Z`;
  const edge = c.diagonal([
    [0, '#ffffff', 0.24],
    [0.3, '#ffffff', 0.04],
    [0.7, '#ffffff', 0.02],
    [1, '#ffffff', 0.15],
  ]);
  return (
    path(inset(size, 0), metal(c, color)) +
    (round ? bezel(c, color, size) : '') +
    path(glass, '#050608') +
    `<g clip-path="${c.clip(glass)}">${watchDial(c, watch, dialRadius(watch, size))}${path(reflection, sheet)}` +
    `${repeat(4, i => stroke(glass, edge, 3 + i * 3))}</g>` +
    rim(c, inset(size, 1), 1.6, 0.9) +
    paleOutline(c, inset(size, 0), color)
  );
}

const dialRadius = (watch: Smartwatch, { width }: CaseSize): number =>
  watch.shape === 'round' ? 122 : watch.shape === 'square' ? width / 2 - 26 : width / 2 - 18;

/** Turning ring of a round watch, with its minute marks. */
function bezel(c: Canvas, colour: Colour, size: CaseSize): string {
  const fill = c.diagonal([
    [0, lighten(colour, 0.3)],
    [0.35, darken(colour, 0.2)],
    [0.7, darken(colour, 0.5)],
    [1, lighten(colour, 0.15)],
  ]);
  const marks = repeat(60, i => {
    const whole = i % 5 === 0;
    const look = `stroke="#fff" stroke-opacity="${whole ? 0.6 : 0.22}" stroke-width="${whole ? 1.8 : 1}"`;
    return `<path d="M0 ${-size.width / 2 + 6.5}v7" transform="rotate(${i * 6})" ${look}/>`;
  });
  return path(inset(size, 4), fill) + marks;
}

/** What lies on the wrist: a glass dome with lamps and eyes, and charging contacts. */
function sensorSide(c: Canvas, watch: Smartwatch, size: CaseSize): string {
  const { color } = watch;
  const k = Math.min(1, size.width / 262);
  const glass = c.diagonal([
    [0, '#3a3c44'],
    [0.4, '#141519'],
    [1, '#050506'],
  ]);
  const edge = c.diagonal([
    [0, '#ffffff', 0.8],
    [0.5, '#ffffff', 0.1],
    [1, '#ffffff', 0.4],
  ]);
  const lamp = c.radial(0.4, 0.35, 0.7, [
    [0, '#49d68a'],
    [0.5, '#0f3a25'],
    [1, '#08090b'],
  ]);
  const eyes = repeat(4, i => {
    const glow = c.radial(0.4, 0.4, 0.6, [
      [0, i % 2 ? '#5dff9e' : '#ff6b6b'],
      [1, i % 2 ? '#0c3b22' : '#3a0d10'],
    ]);
    return group(`rotate(${45 + i * 90})`, circle(0, -62, 11, '#0a0b0d') + circle(0, -62, 7, glow));
  });
  const contacts = [-1, 1].map(s => {
    const [x, y] = [s * 22, size.height / (2 * k) - 34];
    return circle(x, y, 6, '#c8a968') + ring(x, y, 6, '#5c4a22', 1);
  });
  const dome =
    circle(0, 0, 96, glass) +
    ring(0, 0, 96, edge, 2.5) +
    ring(0, 0, 62, '#2c2e36', 14) +
    eyes +
    circle(0, 0, 26, lamp) +
    path('M-80 -50A96 96 0 0 1 30 -90L10 -30A60 60 0 0 0 -50 0Z', '#fff', 'opacity=".07"') +
    contacts.join('');
  return (
    path(inset(size, 0), metal(c, color)) +
    path(inset(size, 4), satin(c, mix(color, '#1a1b1f', 0.4))) +
    rim(c, inset(size, 3), 1.6, 0.7) +
    group(`scale(${num(k)})`, dome)
  );
}
