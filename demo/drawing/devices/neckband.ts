import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Neckband, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { ellipse, group, path, roundedRect, stroke } from './shapes.ts';
import { cylinder, lineShadow, metal, paleOutline, rim } from './surfaces.ts';

const ROUND = 'stroke-linecap="round"';

/** `hero`: laid down at a slant, buds snapped together; `front`: hanging straight; `detail`: controls and a bud from near by. */
export function drawNeckband(c: Canvas, neckband: Neckband, view: View): string {
  if (view === 'front') return group('translate(400 400) scale(1.12) translate(-400 -410)', hanging(c, neckband));
  if (view === 'detail') return nearBy(c, neckband);
  return group('translate(396 392) rotate(-24) scale(1.12) translate(-400 -396)', relaxed(c, neckband));
}

const accentOf = (neckband: Neckband): Colour => neckband.accent ?? '#e0513f';

/** A rubbery line: dark edge, body, and a thread of light above its middle. */
function cord(c: Canvas, d: string, width: number, colour: Colour, gloss = 0.5): string {
  const light = c.linearAt(190, 110, 620, 560, [
    [0, '#ffffff', gloss],
    [0.4, '#ffffff', gloss * 0.6],
    [1, '#ffffff', gloss * 0.3],
  ]);
  return (
    stroke(d, darken(colour, 0.4), width, ROUND) +
    stroke(d, colour, width - 2.5, ROUND) +
    group(
      'translate(-1.6 -2.2)',
      stroke(d, light, width * 0.3, `${ROUND} opacity=".4"`) + stroke(d, light, width * 0.14, `${ROUND} opacity=".6"`),
    )
  );
}

/** Battery pod at an end of the band; the left one carries the keys. */
function pod(c: Canvas, neckband: Neckband, keys: boolean): string {
  const { color } = neckband;
  const d = roundedRect(-25, -96, 50, 196, 23);
  const cap = c.linear(0, 0, 0, 1, [
    [0, lighten(color, 0.4)],
    [1, darken(color, 0.15)],
  ]);
  const buttons = [-34, 0, 34].map(y => {
    const key = roundedRect(-9, y - 12, 18, 24, 9);
    return path(key, cap) + stroke(key, darken(color, 0.5), 1);
  });
  return (
    path(d, cylinder(c, color)) +
    paleOutline(c, d, color) +
    rim(c, d, 1.5, 0.8) +
    stroke('M-25 -60H25M-25 68H25', darken(color, 0.6), 1.6) +
    (keys ? buttons.join('') : path(roundedRect(-3, -30, 6, 66, 3), darken(color, 0.35))) +
    path(roundedRect(-25, 75, 50, 6, 2), accentOf(neckband))
  );
}

/** A bud lying on its side, its silicone to the left. */
function bud(c: Canvas, neckband: Neckband): string {
  const { color } = neckband;
  const tip = c.radial(0.35, 0.3, 0.8, [
    [0, lighten(color, 0.45)],
    [0.5, lighten(color, 0.12)],
    [1, darken(color, 0.4)],
  ]);
  const d = roundedRect(-30, -19, 60, 38, 17);
  return (
    ellipse(-38, 0, 13, 21, tip) +
    ellipse(-45, 0, 4.5, 10, '#0b0c0e') +
    path(d, cylinder(c, color, 'down')) +
    paleOutline(c, d, color) +
    rim(c, d, 1.2, 0.85) +
    path(roundedRect(22, -19, 12, 38, 5), metal(c, '#c2c4c9', 'down')) +
    path(roundedRect(14, -18.4, 3, 36.8, 1), accentOf(neckband))
  );
}

/** Bud at a place; `turn` in degrees, `flip` for the right ear. */
const budAt = (
  c: Canvas,
  neckband: Neckband,
  x: number,
  y: number,
  turn: number,
  scale: number,
  flip = false,
): string => group(`translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`, bud(c, neckband));

function hanging(c: Canvas, neckband: Neckband): string {
  const { color } = neckband;
  const arc = 'M222 470C196 250 270 120 400 120S604 250 578 470';
  const wires = [
    'M236 604C240 716 352 720 350 600C349 560 352 540 344 500',
    'M564 604C560 716 448 720 450 600C451 560 448 540 456 500',
  ];
  return (
    lineShadow(arc, 20, 10, 14, 16, 0.26) +
    [228, 572].map(x => lineShadow(`M${x} 450V600`, 40, 10, 12, 18, 0.26)).join('') +
    wires.map(d => lineShadow(d, 6, 6, 9, 8, 0.22) + cord(c, d, 7, color, 0.4)).join('') +
    cord(c, arc, 22, color) +
    group('translate(228 520) rotate(-3)', pod(c, neckband, true)) +
    group('translate(572 520) rotate(3)', pod(c, neckband, false)) +
    budAt(c, neckband, 352, 470, -24, 1.25) +
    budAt(c, neckband, 448, 470, 24, 1.25, true)
  );
}

function relaxed(c: Canvas, neckband: Neckband): string {
  const { color } = neckband;
  const arc = 'M214 474C170 250 262 112 400 112S630 250 586 474';
  const wires = [
    'M230 612C250 730 420 700 404 590C398 548 380 520 366 470',
    'M572 612C566 676 500 690 476 640C456 596 452 540 442 470',
  ];
  return (
    lineShadow(arc, 20, 6, 18, 18, 0.28) +
    lineShadow('M222 450V604', 40, 6, 18, 20, 0.28) +
    lineShadow('M578 450V604', 40, 6, 18, 20, 0.28) +
    wires.map(d => lineShadow(d, 6, 4, 10, 8, 0.22) + cord(c, d, 7.5, color, 0.4)).join('') +
    cord(c, arc, 23, color) +
    group('translate(221 526) rotate(-4)', pod(c, neckband, true)) +
    group('translate(579 526) rotate(4)', pod(c, neckband, false)) +
    budAt(c, neckband, 362, 440, 8, 1.3) +
    budAt(c, neckband, 447, 440, -8, 1.3, true)
  );
}

/** A pod with its keys, the start of the band and a bud, all large. */
function nearBy(c: Canvas, neckband: Neckband): string {
  const { color } = neckband;
  const band = 'M214 330C230 210 330 128 470 132C560 136 640 190 676 270';
  const wire = 'M214 640C250 730 380 730 440 660C480 612 486 560 500 500';
  const fade = c.linearAt(560, 0, 690, 0, [
    [0, '#ffffff', 1],
    [1, '#ffffff', 0],
  ]);
  const window = c.mask(`<rect width="800" height="800" fill="${fade}"/>`);
  return (
    `<g mask="${window}">${lineShadow(band, 44, 10, 16, 22, 0.26)}${cord(c, band, 46, color)}</g>` +
    lineShadow('M214 350V590', 90, 12, 16, 26, 0.28) +
    lineShadow(wire, 12, 8, 14, 12, 0.24) +
    cord(c, wire, 14, color, 0.4) +
    group('translate(214 466) scale(1.86)', pod(c, neckband, true)) +
    lineShadow('M470 440H600', 80, 12, 20, 26, 0.26) +
    budAt(c, neckband, 560, 430, -12, 3)
  );
}
