import type { Canvas } from './canvas.ts';
import type { Screen } from './look.ts';
import { numerals } from './numerals.ts';
import type { Slab } from './phone-body.ts';
import { slabOutline } from './phone-body.ts';
import { circle, group, num, path, repeat, roundedRect, stroke } from './shapes.ts';
import { metal } from './surfaces.ts';
import { wallpaper } from './wallpaper.ts';

interface FrontLook {
  readonly screen: Screen;
  readonly cutout: 'hole' | 'island' | 'none';
  /** Height of the clock's digits as a share of the slab's height. */
  readonly clock: number;
}

/** The screen side around 0, 0: frame, glass, wallpaper, clock and reflections. */
export function slabFront(c: Canvas, slab: Slab, look: FrontLook): string {
  const { width, height, radius, bezel, frame } = slab;
  const inset = (by: number, r: number) =>
    roundedRect(-width / 2 + by, -height / 2 + by, width - 2 * by, height - 2 * by, r);
  const glass = inset(bezel, radius - bezel + 2);
  const [w, h] = [width - 2 * bezel, height - 2 * bezel];
  const lip = c.diagonal([
    [0, '#7b808a'],
    [0.4, '#1c1e22'],
    [1, '#3f434b'],
  ]);
  const veil = c.linear(0, 0, 0, 1, [
    [0, '#000000', 0.22],
    [0.3, '#000000', 0.03],
    [1, '#000000', 0.06],
  ]);
  const picture = group(`translate(${num(-w / 2)} ${num(-h / 2)})`, wallpaper(c, w, h, look.screen));
  return (
    path(slabOutline(slab), metal(c, frame)) +
    path(inset(2.6, radius - 2.6), '#08090b') +
    stroke(inset(3.6, radius - 3.6), lip, 1.4) +
    `<g clip-path="${c.clip(glass)}">${picture}${path(glass, veil)}${interfaceMarks(slab, look)}` +
    `${opening(c, slab, look.cutout)}${reflection(c, width, height)}</g>` +
    path(roundedRect(-width * 0.08, -height / 2 + 4.6, width * 0.16, 2.4, 1.2), '#1f2126')
  );
}

function opening(c: Canvas, { width, height, bezel }: Slab, cutout: FrontLook['cutout']): string {
  const top = -height / 2 + bezel;
  const eyeOf = (x: number, y: number, r: number) =>
    circle(
      x,
      y,
      r,
      c.radial(0.4, 0.35, 0.7, [
        [0, '#2b3768'],
        [1, '#06070a'],
      ]),
    );
  if (cutout === 'none') return '';
  if (cutout === 'hole') return circle(0, top + 22, 8, '#050506') + eyeOf(0, top + 22, 4.6);
  const w = width - 2 * bezel;
  return path(roundedRect(-w * 0.15, top + 13, w * 0.3, 24, 12), '#050506') + eyeOf(w * 0.1, top + 25, 6);
}

/** Time, battery, signal, the lock-screen clock and the home line. */
function interfaceMarks({ width, height, bezel }: Slab, look: FrontLook): string {
  const [left, top] = [-width / 2 + bezel, -height / 2 + bezel];
  const w = width - 2 * bezel;
  const line = top + 17;
  const battery =
    `<rect x="${num(-left - 50)}" y="${num(line)}" width="22" height="11" rx="3.4" fill="none" stroke="#fff" stroke-width="1.2" stroke-opacity=".7"/>` +
    `<rect x="${num(-left - 48)}" y="${num(line + 2)}" width="15" height="7" rx="1.8"/>`;
  const signal = repeat(
    4,
    i =>
      `<rect x="${num(-left - 76 + i * 5)}" y="${num(line + 8 - i * 2.6)}" width="3.4" height="${num(3 + i * 2.6)}" rx="1"/>`,
  );
  const clockTop = -height * 0.35;
  return (
    numerals('9:41', left + 50, line, 11, { colour: '#ffffff', weight: 0.13, opacity: 0.95 }) +
    `<g fill="#fff" opacity=".95">${battery}${signal}</g>` +
    path(roundedRect(-w * 0.2, clockTop - height * 0.024, w * 0.4, 5, 2.5), '#fff', 'opacity=".55"') +
    numerals('10:24', 0, clockTop, height * look.clock, { colour: '#ffffff', weight: 0.09, opacity: 0.94 }) +
    path(roundedRect(-w * 0.17, -top - 15, w * 0.34, 4.5, 2.2), '#fff', 'opacity=".85"')
  );
}

/** The window's reflection: one straight-edged sheet of light across the glass. */
function reflection(c: Canvas, width: number, height: number): string {
  const sheet = c.linear(0, 0, 0.6, 1, [
    [0, '#ffffff', 0.17],
    [0.6, '#ffffff', 0.04],
    [1, '#ffffff', 0],
  ]);
  const [x, y] = [-width / 2, -height / 2];
  return path(`M${num(x)} ${num(y)}H${num(x + width * 0.66)}L${num(x + width * 0.1)} ${num(-y)}H${num(x)}Z`, sheet);
}
