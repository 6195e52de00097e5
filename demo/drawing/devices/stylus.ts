import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Stylus, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { ellipse, group, path, roundedRect, stroke } from './shapes.ts';
import { cylinder, dropShadow, lineShadow, paleOutline, rim } from './surfaces.ts';

/** `hero`: lying aslant under the line it drew; `front`: upright; `detail`: the tip from near by, fading out. */
export function drawStylus(c: Canvas, stylus: Stylus, view: View): string {
  const { color } = stylus;
  if (view === 'front') return shadowed(c, color, 'translate(400 396) scale(1.06)', 10, 12);
  if (view === 'detail') return tipNearBy(c, color);
  return drawnLine(c, color) + shadowed(c, color, 'translate(402 382) rotate(38) scale(1.06)', 18, 4);
}

function shadowed(c: Canvas, colour: Colour, place: string, dx: number, dy: number): string {
  return group(place, dropShadow(roundedRect(-13, -320, 26, 620, 13), dx, dy, 12, 0.28) + pen(c, colour));
}

/** A pen around 0, 0, 680 long, its tip down. */
function pen(c: Canvas, colour: Colour): string {
  const barrel = roundedRect(-16, -332, 32, 580, 15);
  const cone = 'M-16 236C-15 284 -9 318 -5 330H5C9 318 15 284 16 236Z';
  const seam = darken(colour, 0.3);
  return (
    path(barrel, cylinder(c, colour, 'across', 0.8)) +
    path(cone, cylinder(c, lighten(colour, 0.05), 'across', 0.8)) +
    path('M-5 329C-4 338 -2 344 0 346C2 344 4 338 5 329Z', darken(mix(colour, '#6d7077', 0.7), 0.2)) +
    path(roundedRect(-6, -30, 12, 84, 6), mix(colour, '#6d7077', 0.14)) +
    stroke(roundedRect(-6, -30, 12, 84, 6), seam, 0.8, 'opacity=".7"') +
    stroke('M-16 -262H16', seam, 1.4, 'opacity=".7"') +
    stroke('M-16 238H16', seam, 1.2, 'opacity=".6"') +
    paleOutline(c, barrel, colour) +
    rim(c, barrel, 1.2, 0.8)
  );
}

/** The ink under the tip. */
function drawnLine(c: Canvas, colour: Colour): string {
  const ink = c.linear(0, 0, 1, 0, [
    [0, '#4a7dff', 0],
    [0.3, '#4a7dff', 0.9],
    [1, '#8f5cff', 1],
  ]);
  const d = 'M180 672C240 600 290 726 354 688C418 648 440 586 510 636C560 672 610 666 650 620';
  const shadow = lineShadow(d, 6, 2, 4, 4, 0.08);
  return `${shadow}${stroke(d, ink, 9, 'stroke-linecap="round"')}${ellipse(180, 672, 5, 4, darken(colour, 0.6))}`;
}

function tipNearBy(c: Canvas, colour: Colour): string {
  const fade = c.linearAt(600, 90, 440, 330, [
    [0, '#ffffff', 0],
    [1, '#ffffff', 1],
  ]);
  const window = c.mask(`<rect width="800" height="800" fill="${fade}"/>`);
  return `<g mask="${window}">${shadowed(c, colour, 'translate(724 -100) rotate(34) scale(2.7)', 7, 3)}</g>`;
}
