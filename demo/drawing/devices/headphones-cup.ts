import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import type { Headphones } from './drawing.ts';
import type { Colour } from './look.ts';
import { centredRect, ellipsePath, path, repeat, stroke } from './shapes.ts';
import { glint } from './surfaces.ts';

/** The colours of one pair, settled once. */
export interface Shell {
  readonly body: Colour;
  readonly cushion: Colour;
  readonly metal: Colour;
  readonly accent: Colour;
  readonly cups: NonNullable<Headphones['cups']>;
}

/** Middle and half axes of a cup's face. */
interface Oval {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
}

/** One cross-section of a cup: an ellipse, or a rounded rectangle for square cups. */
const section = (shell: Shell, x: number, y: number, a: number, b: number): string =>
  shell.cups === 'square' ? centredRect(x, y, 2 * a, 2 * b, Math.min(a, b) * 0.62) : ellipsePath(x, y, a, b);

/** A stack of sections; t runs from 0 at the back to 1 at the front. */
const stack = (count: number, one: (t: number) => string): string => repeat(count + 1, i => one(i / count));

const glow = (c: Canvas, colour: Colour): string =>
  c.linear(0, 0, 0.8, 1, [
    [0, lighten(colour, 0.42)],
    [0.35, lighten(colour, 0.1)],
    [0.7, darken(colour, 0.18)],
    [1, darken(colour, 0.4)],
  ]);

const bulge = (t: number) => Math.sin(t * Math.PI);

/** A cup seen from outside: cushion behind, dome and disc in front. */
export function cupOutside(c: Canvas, shell: Shell, { x, y, a, b }: Oval): string {
  const { body, cushion, metal, accent } = shell;
  const pad = stack(16, t => {
    const swell = bulge(t) * 9;
    const d = section(shell, x + 92 - t * 46, y + 5 - t * 2, a * 0.9 + swell * 0.6, b * 0.93 + swell);
    return path(d, t < 0.3 ? darken(cushion, 0.35 - t) : glow(c, mix(cushion, lighten(cushion, 0.12), bulge(t))));
  });
  const rimBand = stack(14, t =>
    path(
      section(shell, x + 44 - t * 26, y, a * (0.98 + 0.04 * t), b * (0.98 + 0.03 * t)),
      t < 0.1 ? darken(body, 0.55) : glow(c, mix(darken(body, 0.2), body, t)),
    ),
  );
  const seam = c.diagonal([
    [0, lighten(body, 0.6)],
    [0.5, lighten(body, 0.05)],
    [1, darken(body, 0.3)],
  ]);
  const dome = stack(16, t =>
    path(
      section(shell, x + 16 - 22 * Math.sin(t * 1.57), y, a * (1.01 - 0.16 * t * t), b * (1 - 0.15 * t * t)),
      glow(c, mix(body, lighten(body, 0.07), t)),
    ),
  );
  return (
    pad +
    rimBand +
    stroke(section(shell, x + 17, y, a * 1.02, b * 1.01), seam, 2) +
    dome +
    disc(c, shell, metal, accent, { x: x - 6, y, a: a * 0.84, b: b * 0.84 })
  );
}

/** The outer plate: a metal ring, a dished middle and the maker's dot. */
function disc(c: Canvas, shell: Shell, metal: Colour, accent: Colour, { x, y, a, b }: Oval): string {
  const { body } = shell;
  const band = c.diagonal([
    [0, lighten(metal, 0.65)],
    [0.35, metal],
    [0.6, darken(metal, 0.35)],
    [1, lighten(metal, 0.3)],
  ]);
  const dish = c.linear(0, 0.1, 0.9, 1, [
    [0, lighten(body, 0.34)],
    [0.4, lighten(body, 0.08)],
    [0.75, darken(body, 0.14)],
    [1, darken(body, 0.3)],
  ]);
  const dot = c.diagonal([
    [0, lighten(accent, 0.5)],
    [0.5, accent],
    [1, darken(accent, 0.3)],
  ]);
  return (
    path(section(shell, x, y, a, b), band) +
    path(section(shell, x, y, a - 3.4, b - 4), dish) +
    glint(c, x - a * 0.3, y - b * 0.42, a * 0.52, b * 0.36, isPale(body) ? 0.6 : 0.34, -18) +
    path(ellipsePath(x, y, a * 0.13, b * 0.13), dot)
  );
}

/** A cup seen from its ear side: the cushion's ring towards the viewer. */
export function cupTowardsEar(c: Canvas, shell: Shell, { x, y, a, b }: Oval): string {
  const { body, cushion } = shell;
  const dome = stack(12, t => {
    const grow = Math.sin(t * 1.57);
    const d = section(shell, x + 56 - t * 22, y - 2, a * (0.86 + 0.1 * grow), b * (0.88 + 0.08 * grow));
    return path(d, glow(c, mix(darken(body, 0.2), lighten(body, 0.04), t)));
  });
  const seam = stack(8, t =>
    path(section(shell, x + 33 - t * 8, y, a * 0.95, b * 0.96), darken(body, t > 0.8 ? 0.5 : 0.2)),
  );
  const pad = stack(14, t => {
    const swell = bulge(t) * 7;
    const d = section(shell, x + 24 - t * 24, y + t * 2, a * 0.94 + swell * 0.7, b * 0.95 + swell);
    return path(d, glow(c, mix(darken(cushion, 0.25), lighten(cushion, 0.1), t)));
  });
  const funnel = stack(10, t => {
    const fill = c.diagonal([
      [0, mix(lighten(cushion, 0.3), darken(cushion, 0.4), t)],
      [0.5, mix(cushion, darken(cushion, 0.3), t)],
      [1, mix(darken(cushion, 0.3), lighten(cushion, 0.14), t)],
    ]);
    return path(section(shell, x, y + 2, a * (0.94 - 0.3 * t), b * (0.95 - 0.23 * t)), fill);
  });
  const dark = c.diagonal([
    [0, '#060607'],
    [1, '#2c2d31'],
  ]);
  const mesh = c.pattern(
    6,
    6,
    '<circle cx="3" cy="3" r="1.3" fill="#000"/><circle cx="3" cy="4" r=".8" fill="#fff" opacity=".16"/>',
  );
  return (
    dome +
    seam +
    pad +
    funnel +
    path(section(shell, x, y + 2, a * 0.6, b * 0.69), dark) +
    path(section(shell, x, y + 2, a * 0.58, b * 0.67), mesh)
  );
}
