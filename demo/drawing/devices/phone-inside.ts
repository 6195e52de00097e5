import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import type { Colour } from './look.ts';
import { screw } from './parts.ts';
import type { Slab } from './phone-body.ts';
import { circle, num, path, repeat, ring, roundedRect, stroke } from './shapes.ts';

interface Shades {
  readonly plate: Colour;
  readonly deep: Colour;
  readonly line: Colour;
  readonly high: Colour;
}

function shadesOf(colour: Colour): Shades {
  return isPale(colour)
    ? { plate: darken(colour, 0.06), deep: darken(colour, 0.1), line: darken(colour, 0.22), high: '#ffffff' }
    : {
        plate: lighten(colour, 0.09),
        deep: darken(colour, 0.2),
        line: lighten(colour, 0.24),
        high: lighten(colour, 0.38),
      };
}

/** x, y, width, height as shares of the body; corner radius; how dark the plate's middle is. */
const PLATES = [
  [0.05, 0.03, 0.9, 0.24, 22, 0.3],
  [0.62, 0.05, 0.29, 0.1, 10, 0],
  [0.62, 0.165, 0.29, 0.085, 10, 0.6],
  [0.05, 0.29, 0.9, 0.53, 30, 0.4],
  [0.05, 0.84, 0.42, 0.13, 14, 0.2],
  [0.53, 0.84, 0.42, 0.13, 14, 0.5],
] as const;

const SCREWS = [
  [0.1, 0.31],
  [0.9, 0.31],
  [0.1, 0.8],
  [0.9, 0.8],
  [0.5, 0.865],
  [0.57, 0.05],
] as const;

/** What shows through a clear back: coil, shields, screws and light strips. */
export function phoneInside(c: Canvas, slab: Slab, colour: Colour, accent: Colour, plate: string): string {
  const { width: w, height: h } = slab;
  const [left, top] = [-w / 2, -h / 2];
  const shades = shadesOf(colour);
  const ground = c.diagonal([
    [0, lighten(shades.plate, 0.15)],
    [1, shades.deep],
  ]);
  const shields = PLATES.map(([px, py, pw, ph, r, k]) => {
    const d = roundedRect(left + px * w, top + py * h, pw * w, ph * h, r);
    const fill = c.diagonal([
      [0, mix(shades.plate, shades.high, 0.5)],
      [0.5, mix(shades.plate, shades.deep, k)],
      [1, shades.deep],
    ]);
    return path(d, fill) + stroke(d, shades.line, 1.2, 'opacity=".8"');
  }).join('');
  const flex =
    stroke(
      `M${num(left + w * 0.2)} ${num(top + h * 0.27)}v${num(h * 0.08)}c0 14 10 18 22 18`,
      shades.line,
      7,
      'opacity=".55"',
    ) + stroke(`M${num(left + w * 0.68)} ${num(top + h * 0.82)}v${num(h * 0.03)}`, shades.line, 22, 'opacity=".45"');
  const marks =
    circle(left + w * 0.88, top + h * 0.93, 6, accent) +
    path(roundedRect(left + w * 0.1, top + h * 0.945, w * 0.12, 5, 2.5), accent);
  const glass = c.linear(0, 0, 0.9, 1, [
    [0, '#ffffff', 0.3],
    [0.3, '#ffffff', 0.06],
    [0.45, '#ffffff', 0.14],
    [0.46, '#ffffff', 0.03],
    [1, '#000000', 0.06],
  ]);
  return (
    path(plate, ground) +
    shields +
    coil(c, 0, top + h * 0.56, w, shades) +
    flex +
    SCREWS.map(([x, y]) => screw(c, left + x * w, top + y * h, 5.5)).join('') +
    marks +
    lightStrips(0, top + h * 0.56, w * 0.405) +
    path(plate, glass)
  );
}

/** The charging coil's windings. */
function coil(c: Canvas, x: number, y: number, w: number, shades: Shades): string {
  const bed = c.diagonal([
    [0, mix(shades.plate, shades.high, 0.3)],
    [1, shades.deep],
  ]);
  const core = c.diagonal([
    [0, shades.plate],
    [1, mix(shades.plate, shades.deep, 0.6)],
  ]);
  const winding = (i: number) =>
    ring(x, y, w * (0.2 + i * 0.021), i % 2 ? shades.line : shades.high, 1.6, `opacity="${i % 2 ? 0.9 : 0.55}"`);
  return (
    circle(x, y, w * 0.375, bed) +
    ring(x, y, w * 0.375, shades.line, 1.2) +
    repeat(7, winding) +
    circle(x, y, w * 0.16, core)
  );
}

/** Three arcs of light around the coil. */
function lightStrips(x: number, y: number, r: number): string {
  const at = (angle: number) => `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
  const arcs = [
    [-2.6, -1.2],
    [-0.75, 0.5],
    [1.1, 2.7],
  ] as const;
  return arcs
    .map(([from, to]) => {
      const d = `M${at(from)}A${num(r)} ${num(r)} 0 0 1 ${at(to)}`;
      return (
        stroke(d, '#000', 8, 'stroke-linecap="round" opacity=".12"') +
        stroke(d, '#fdfdfb', 5, 'stroke-linecap="round"') +
        stroke(d, '#d8dbe0', 1.5, 'stroke-linecap="round" opacity=".7"')
      );
    })
    .join('');
}
