import type { Canvas } from './canvas.ts';
import { darken, lighten, oklch } from './colour.ts';
import type { Colour } from './look.ts';
import { circle, ellipse, num, ring } from './shapes.ts';

interface LensLook {
  /** Metal ring around the glass. */
  readonly ring: Colour;
  /** Hue of the coating in degrees. */
  readonly tint: number;
  /** Ring width as a share of the radius. */
  readonly ringWidth?: number;
  /** Lies under a common glass, so it casts no shadow of its own. */
  readonly flush?: boolean;
}

/** One camera lens: ring, black well, stepped iris, coated glass, and two highlights of which the small one survives at 160 px. */
export function lens(c: Canvas, x: number, y: number, r: number, look: LensLook): string {
  const glass = r * (1 - (look.ringWidth ?? 0.16));
  const shade = look.flush ? '' : ellipse(x + r * 0.1, y + r * 0.18, r * 1.14, r * 1.12, softDisc(c));
  return (
    shade +
    barrel(c, x, y, r, glass, look.ring) +
    iris(c, x, y, glass, look.tint) +
    highlights(c, x, y, glass, look.tint)
  );
}

const softDisc = (c: Canvas) =>
  c.radial(0.5, 0.5, 0.5, [
    [0.7, '#000000', 0.38],
    [1, '#000000', 0],
  ]);

function barrel(c: Canvas, x: number, y: number, r: number, glass: number, colour: Colour): string {
  const turned = c.diagonal([
    [0, lighten(colour, 0.7)],
    [0.3, colour],
    [0.55, darken(colour, 0.45)],
    [0.8, colour],
    [1, lighten(colour, 0.45)],
  ]);
  const lip = c.diagonal([
    [0, '#000000'],
    [1, '#5a5d66'],
  ]);
  return (
    circle(x, y, r, turned) +
    ring(x, y, r * 0.975, '#fff', r * 0.02, 'stroke-opacity=".25"') +
    circle(x, y, glass, '#060709') +
    ring(x, y, glass * 0.97, lip, r * 0.035)
  );
}

function iris(c: Canvas, x: number, y: number, glass: number, tint: number): string {
  const steps = c.radial(0.5, 0.5, 0.5, [
    [0, '#15171d'],
    [0.55, '#0b0c10'],
    [0.8, '#1b1d24'],
    [0.84, '#08090b'],
    [1, '#121319'],
  ]);
  const coating = c.radial(0.36, 0.3, 0.8, [
    [0, oklch(0.42, 0.11, tint)],
    [0.35, oklch(0.24, 0.09, tint + 30)],
    [0.7, '#07080c'],
    [1, oklch(0.3, 0.1, tint - 90)],
  ]);
  return (
    circle(x, y, glass * 0.8, steps) +
    circle(x, y, glass * 0.56, coating) +
    circle(x, y, glass * 0.26, '#030305') +
    ring(x, y, glass * 0.56, '#3b3f4a', glass * 0.024, 'stroke-opacity=".8"')
  );
}

function highlights(c: Canvas, x: number, y: number, glass: number, tint: number): string {
  const key = c.radial(0.5, 0.5, 0.5, [
    [0, '#ffffff', 0.95],
    [0.4, '#dfe8ff', 0.5],
    [1, '#ffffff', 0],
  ]);
  const bounce = c.radial(0.5, 0.5, 0.5, [
    [0, oklch(0.8, 0.12, tint - 60), 0.6],
    [1, '#ffffff', 0],
  ]);
  const turned = (px: number, py: number, angle: number) => `transform="rotate(${angle} ${num(px)} ${num(py)})"`;
  const [kx, ky] = [x - glass * 0.27, y - glass * 0.3];
  const [bx, by] = [x + glass * 0.3, y + glass * 0.34];
  return (
    ellipse(kx, ky, glass * 0.2, glass * 0.13, key, turned(kx, ky, -42)) +
    ellipse(bx, by, glass * 0.2, glass * 0.1, bounce, turned(bx, by, -45))
  );
}

/** The flash lamp. */
export function flash(c: Canvas, x: number, y: number, r: number): string {
  const glow = c.radial(0.42, 0.38, 0.7, [
    [0, '#fffdf2'],
    [0.5, '#f6e7b4'],
    [1, '#c9a85f'],
  ]);
  return circle(x, y, r, '#b9b6ad') + circle(x, y, r * 0.86, glow) + circle(x, y, r * 0.4, '#fff6d0', 'opacity=".8"');
}

/** A depth or light sensor beside the lenses. */
export const sensor = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#0c0d10') + circle(x, y, r * 0.46, '#2b2146');
