import type { Canvas } from './canvas.ts';
import { darken, lighten, oklch } from './colour.ts';
import { group, path, roundedRect, stroke } from './shapes.ts';
import { cylinder, lineShadow, metal } from './surfaces.ts';

/** The shop's one accent, as paint: the design tokens' volt in sRGB. */
const VOLT = oklch(0.915, 0.205, 118);
const WIDTH = 17;

/** A stretch of the live wire, with the shadow it throws on what lies behind it. */
export function liveWire(c: Canvas, d: string): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const body = c.linear(0, 0, 0.4, 1, [
    [0, lighten(VOLT, 0.12)],
    [0.5, VOLT],
    [1, darken(VOLT, 0.08)],
  ]);
  return (
    lineShadow(d, WIDTH, 7, 12, 14, 0.34) +
    stroke(d, darken(VOLT, 0.3), WIDTH, round) +
    // A straight run has an empty box, in which a gradient cannot be measured: the plain colour lies beneath it.
    stroke(d, VOLT, WIDTH - 3, round) +
    stroke(d, body, WIDTH - 3, round) +
    group('translate(-2 -3)', stroke(d, '#fff', 3, `${round} opacity=".5"`))
  );
}

/** The wire's plug: its mouth at x, y, pointing up before it is turned; the wire leaves 84 further down. */
export function wirePlug(c: Canvas, x: number, y: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    path(roundedRect(-11, -4, 22, 20, 4), metal(c, '#c3c6cc')) +
      path(roundedRect(-20, 12, 40, 58, 10), cylinder(c, '#f1f2f3')) +
      path('M-12 70H12L9 90H-9Z', cylinder(c, '#dcdee1')),
  );
}
