import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Earbuds } from './drawing.ts';
import type { Colour } from './look.ts';
import { circle, ellipse, group, num, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { glint, paleOutline, rim } from './surfaces.ts';

type Side = 'left' | 'right';

/** A right bud is a left one turned over, but the light stays where it is: so coordinates are mirrored, not the drawing. */
const mirror = (side: Side) => (side === 'left' ? 1 : -1);

const accentOf = (earbuds: Earbuds): Colour => earbuds.accent ?? '#d8443c';

/** A bud with a stem. */
export function budStem(c: Canvas, earbuds: Earbuds, side: Side): string {
  const m = mirror(side);
  const at = (v: number) => num(v * m);
  const d =
    `M${at(-48)} -4C${at(-49)} -38 ${at(-22)} -54 ${at(8)} -52C${at(36)} -50 ${at(49)} -30 ${at(48)} -2` +
    `C${at(47)} 22 ${at(44)} 44 ${at(43)} 66L${at(41)} 126C${at(40)} 146 ${at(11)} 146 ${at(10)} 126L${at(9)} 62` +
    `C${at(8)} 46 ${at(-6)} 44 ${at(-18)} 40C${at(-38)} 33 ${at(-47)} 18 ${at(-48)} -4Z`;
  const vent = roundedRect(at(14) - 4, -34, 8, 26, 4);
  const inner =
    stemRound(c, earbuds.color, m) +
    (earbuds.finish === 'transparent' ? stemInside(c, earbuds, side) : '') +
    group(`rotate(${24 * m})`, path(vent, '#0e0f11') + stroke(vent, darken(earbuds.color, 0.3), 1)) +
    path(roundedRect(at(26) - 9, 128, 18, 7, 3.5), '#1b1c1f', 'opacity=".75"') +
    (earbuds.finish === 'transparent'
      ? ''
      : path(roundedRect(at(26) - 2.5, 62, 5, 34, 2.5), darken(earbuds.color, 0.18), 'opacity=".5"'));
  return silicone(c, earbuds, m) + shell(c, earbuds, d, inner);
}

/** A round bud that sits in the ear, with a metal disc for the finger. */
export function budBean(c: Canvas, earbuds: Earbuds, side: Side): string {
  const m = mirror(side);
  const at = (v: number) => num(v * m);
  const { color } = earbuds;
  const d =
    `M${at(-50)} 2C${at(-52)} -36 ${at(-22)} -56 ${at(8)} -54C${at(44)} -52 ${at(62)} -26 ${at(58)} 6` +
    `C${at(54)} 40 ${at(26)} 56 ${at(-4)} 52C${at(-34)} 48 ${at(-48)} 30 ${at(-50)} 2Z`;
  const plate = c.diagonal([
    [0, lighten(color, 0.6)],
    [0.45, lighten(color, 0.06)],
    [1, darken(color, 0.3)],
  ]);
  const edge = c.diagonal([
    [0, '#ffffff', 0.95],
    [0.5, '#ffffff', 0.12],
    [1, '#ffffff', 0.55],
  ]);
  const spun = repeat(4, i => ring(at(10), -4, 9 + i * 6, isPale(color) ? '#000' : '#fff', 0.7, 'stroke-opacity=".1"'));
  const disc =
    circle(at(10), -4, 35.5, darken(color, 0.3)) +
    circle(at(10), -4, 34, plate) +
    spun +
    ring(at(10), -4, 34, edge, 1.6) +
    circle(at(10), -4, 5, accentOf(earbuds));
  const holes = repeat(3, i => circle(at(-34), -12 + i * 9, 2.2, '#0c0d0f'));
  return silicone(c, earbuds, m) + shell(c, earbuds, d, disc + holes);
}

/** The tip that goes into the ear. */
function silicone(c: Canvas, earbuds: Earbuds, m: number): string {
  const tip: Colour = earbuds.tip ?? (isPale(earbuds.color) ? '#dcdcda' : '#35363b');
  const cap = c.radial(0.35, 0.3, 0.8, [
    [0, lighten(tip, 0.35)],
    [0.5, tip],
    [1, darken(tip, 0.35)],
  ]);
  const neck = c.linear(0, 0, 0, 1, [
    [0, tip],
    [1, darken(tip, 0.45)],
  ]);
  return group(
    `rotate(${-16 * m} ${-40 * m} 6)`,
    ellipse(-58 * m, 8, 19, 31, cap) +
      ellipse(-44 * m, 7, 13, 27, neck) +
      ellipse(-68 * m, 9, 7, 15, '#0f1012') +
      ellipse(-68 * m, 9, 7, 15, 'none', `stroke="${lighten(tip, 0.4)}" stroke-width="1.2" opacity=".7"`),
  );
}

/** The body: a ball of light, the parts on it, and its edges. */
function shell(c: Canvas, { color }: Earbuds, d: string, inner: string): string {
  const ball = c.radialAt(-14, -24, 100, [
    [0, lighten(color, 0.5)],
    [0.3, lighten(color, 0.1)],
    [0.62, darken(color, 0.08)],
    [1, darken(color, 0.28)],
  ]);
  const falloff = c.linearAt(-50, -50, 50, 140, [
    [0, '#ffffff', 0.2],
    [0.35, '#ffffff', 0.02],
    [0.55, '#000000', 0.01],
    [1, '#000000', 0.12],
  ]);
  const edges = repeat(4, i => stroke(d, falloff, 4 + i * 4));
  const shine = glint(c, -18, -28, 24, 14, isPale(color) ? 0.95 : 0.6, -28);
  return (
    path(d, ball) +
    `<g clip-path="${c.clip(d)}">${inner}${shine}${edges}</g>` +
    paleOutline(c, d, color) +
    rim(c, d, 1.2, isPale(color) ? 0.8 : 0.95)
  );
}

/** Shading that makes the stem a cylinder and lets it grow out of the head. */
function stemRound(c: Canvas, colour: Colour, m: number): string {
  const [from, to] = m > 0 ? [8, 44] : [-44, -8];
  const round = c.linearAt(from, 0, to, 0, [
    [0, darken(colour, 0.3), 0.9],
    [0.18, colour, 0.9],
    [0.34, lighten(colour, 0.6), 0.95],
    [0.5, lighten(colour, 0.1), 0.9],
    [0.8, darken(colour, 0.22), 0.9],
    [1, darken(colour, 0.42), 0.9],
  ]);
  const joint = c.linearAt(0, 36, 0, 70, [
    [0, darken(colour, 0.06), 0.55],
    [1, darken(colour, 0.06), 0],
  ]);
  return (
    `<rect x="${from}" y="44" width="36" height="110" fill="${round}"/>` +
    `<rect x="-60" y="36" width="120" height="34" fill="${joint}"/>`
  );
}

/** Board, cell and contact behind a clear stem; one dot tells left from right. */
function stemInside(c: Canvas, earbuds: Earbuds, side: Side): string {
  const m = mirror(side);
  const left = (a: number, b: number) => Math.min(a * m, b * m);
  const board = c.linear(0, 0, 1, 0, [
    [0, '#2d2f35'],
    [0.5, '#4a4d55'],
    [1, '#17181b'],
  ]);
  return (
    path(roundedRect(left(14, 38), 48, 24, 84, 8), board) +
    path(roundedRect(left(19, 33), 56, 14, 22, 3), '#c9ccd2') +
    path(roundedRect(left(19, 33), 84, 14, 10, 2), '#c9a35a') +
    circle(26 * m, 112, 5, side === 'left' ? '#ffffff' : accentOf(earbuds)) +
    `<rect x="${left(13, 18)}" y="44" width="4" height="96" fill="#fff" opacity=".5"/>`
  );
}
