import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Charger, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { contactShadow } from './shadow.ts';
import { circle, ellipse, ellipsePath, group, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { cylinder, lineShadow, metal, paleOutline, rim } from './surfaces.ts';

/** A magnetic charger that lies on the table, its cable curling away. `front` is from above, `back` the metal underside. */
export function drawPuck(c: Canvas, charger: Charger, view: View): string {
  const { color } = charger;
  if (view === 'hero') return lying(c, color);
  const face = view === 'back' ? underside(c, color) : pad(c, color);
  const cord = 'M400 560C400 700 560 720 610 640C650 572 590 520 640 440';
  return (
    wire(c, cord, 15, color) +
    plug(c, color, 640, 440, 10) +
    path(roundedRect(382, 500, 36, 74, 12), cylinder(c, color)) +
    circle(408, 330, 228, '#0c0d12', 'opacity=".10"') +
    circle(405, 326, 222, '#0c0d12', 'opacity=".14"') +
    group('translate(400 318)', face)
  );
}

function wire(c: Canvas, d: string, width: number, colour: Colour): string {
  const light = c.linear(0, 0, 0, 1, [
    [0, '#ffffff', 0.6],
    [1, '#ffffff', 0.3],
  ]);
  return (
    lineShadow(d, width, 4, 9, 10, 0.24) +
    stroke(d, darken(colour, 0.34), width, 'stroke-linecap="round"') +
    stroke(d, colour, width - 2.4, 'stroke-linecap="round"') +
    group('translate(-1.4 -2)', stroke(d, light, width * 0.26, 'stroke-linecap="round" opacity=".8"'))
  );
}

const plug = (c: Canvas, colour: Colour, x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path(roundedRect(-12, -116, 24, 34, 5), metal(c, '#c8cacf')) +
      path(roundedRect(-8, -116, 16, 4, 2), '#1b1c1f') +
      path(roundedRect(-20, -86, 40, 84, 10), cylinder(c, colour)) +
      paleOutline(c, roundedRect(-20, -86, 40, 84, 10), colour),
  );

function pad(c: Canvas, colour: Colour): string {
  const face = c.diagonal([
    [0, lighten(colour, 0.5)],
    [0.4, colour],
    [1, darken(colour, 0.12)],
  ]);
  return (
    circle(0, 0, 220, metal(c, '#b9bcc2')) +
    circle(0, 0, 208, face) +
    ring(0, 0, 208, darken(colour, 0.3), 1.2, 'stroke-opacity=".5"') +
    ring(0, 0, 150, darken(colour, 0.1), 3, 'stroke-opacity=".55"') +
    rim(c, ellipsePath(0, 0, 206, 206), 2, 0.9)
  );
}

function underside(c: Canvas, colour: Colour): string {
  const steel = c.linear(0, 0, 1, 0.4, [
    [0, '#f5f6f7'],
    [0.25, '#b7babf'],
    [0.5, '#e9eaec'],
    [0.75, '#a3a6ac'],
    [1, '#cfd1d5'],
  ]);
  return (
    circle(0, 0, 220, metal(c, '#b9bcc2')) +
    circle(0, 0, 214, steel) +
    repeat(6, i => ring(0, 0, 196 - i * 30, '#fff', 1, 'stroke-opacity=".35"')) +
    repeat(3, i => stroke(`M${-60 + i * 14} ${120 + i * 14}H${60 - i * 14}`, '#6d7077', 3, 'opacity=".5"')) +
    circle(0, 0, 8, mix(colour, '#6d7077', 0.5))
  );
}

function lying(c: Canvas, colour: Colour): string {
  const cord = 'M470 500C560 620 700 600 690 490C680 400 560 330 640 236';
  const side = metal(c, '#b4b7bd');
  const top = c.diagonal([
    [0, lighten(colour, 0.55)],
    [0.4, colour],
    [1, darken(colour, 0.14)],
  ]);
  const [x, y, rx, ry] = [310, 430, 238, 142];
  return (
    contactShadow(c, x + 8, y + 66, rx * 0.98, ry * 0.62) +
    wire(c, cord, 17, colour) +
    plug(c, colour, 640, 238, 18) +
    repeat(30, i => ellipse(x, y + 30 - i, rx, ry, i > 25 ? '#f2f3f5' : side)) +
    ellipse(x, y, rx - 4, ry - 3, top) +
    ellipse(
      x,
      y,
      rx * 0.68,
      ry * 0.68,
      'none',
      `stroke="${darken(colour, 0.12)}" stroke-width="3" stroke-opacity=".6"`,
    ) +
    rim(c, ellipsePath(x, y, rx - 5, ry - 4), 2, 0.9) +
    paleOutline(c, ellipsePath(x, y, rx - 3, ry - 2), colour)
  );
}
