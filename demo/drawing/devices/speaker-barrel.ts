import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Speaker, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { usbC, weave } from './parts.ts';
import { contactShadow } from './shadow.ts';
import { circle, ellipse, group, path, repeat, ring, roundedRect, stroke } from './shapes.ts';

const RUBBER: Colour = '#26282d';
const [LEFT, RIGHT, MIDDLE, R] = [150, 640, 404, 148];
const SIDE = 52;

/** A lying fabric cylinder with a driver at each end. */
export function drawBarrel(c: Canvas, speaker: Speaker, view: View): string {
  if (view === 'detail') return endOn(c, speaker);
  const body = lying(c, speaker, view === 'back');
  return (
    contactShadow(c, 408, MIDDLE + R + 4, 250, 16) +
    (view === 'back' ? group('translate(800 0) scale(-1 1)', body) : body)
  );
}

function lying(c: Canvas, speaker: Speaker, rear: boolean): string {
  const body = `M${LEFT} ${MIDDLE - R}H${RIGHT}A${SIDE} ${R} 0 0 1 ${RIGHT} ${MIDDLE + R}H${LEFT}A${SIDE} ${R} 0 0 1 ${LEFT} ${MIDDLE - R}Z`;
  const round = c.linear(0, 0, 0, 1, [
    [0, '#000000', 0.16],
    [0.06, '#ffffff', 0.16],
    [0.22, '#ffffff', 0.3],
    [0.42, '#ffffff', 0.04],
    [0.7, '#000000', 0.26],
    [0.93, '#000000', 0.56],
    [1, '#000000', 0.38],
  ]);
  const hoop = (x: number, width: number) =>
    `M${x} ${MIDDLE - R}h${width}A${SIDE} ${R} 0 0 1 ${x + width} ${MIDDLE + R}h${-width}A${SIDE} ${R} 0 0 0 ${x} ${MIDDLE - R}Z`;
  const hoops = [hoop(LEFT, 26), hoop(RIGHT - 26, 26)].map(d => path(d, RUBBER) + path(d, round)).join('');
  const strip = roundedRect(272, MIDDLE - R - 3, 264, 34, 15);
  return (
    path(body, weave(c, speaker.color)) +
    path(body, round) +
    hoops +
    (rear ? rearPanel(c) : badge(c, speaker)) +
    (rear ? '' : path(strip, RUBBER) + keys()) +
    driver(c, speaker, LEFT, MIDDLE, SIDE, R)
  );
}

/** Keys on the top strip, squashed by the curve. */
function keys(): string {
  const ink = 'stroke-linecap="round" stroke-linejoin="round"';
  const signs = ['M-9 0H9', 'M-7 -10L11 0L-7 10Z', 'M-9 0H9M0 -9V9', 'M-8 -8V8M8 -8V8'];
  return signs
    .map((d, i) => group(`translate(${314 + i * 60} ${MIDDLE - R + 15}) scale(1 .6)`, stroke(d, '#eceef1', 4, ink)))
    .join('');
}

function badge(c: Canvas, speaker: Speaker): string {
  const accent = speaker.accent ?? '#ef7d4f';
  const d = roundedRect(380, MIDDLE + 6, 84, 30, 8);
  const fill = c.diagonal([
    [0, lighten(accent, 0.4)],
    [1, darken(accent, 0.2)],
  ]);
  return (
    path(d, fill) +
    stroke(d, '#fff', 1, 'opacity=".4"') +
    stroke(`M400 ${MIDDLE + 21}h44`, darken(accent, 0.45), 3, 'stroke-linecap="round"')
  );
}

function rearPanel(c: Canvas): string {
  const d = roundedRect(318, MIDDLE - 20, 190, 64, 20);
  return (
    path(d, RUBBER) +
    stroke(d, '#fff', 1.2, 'opacity=".28"') +
    usbC(c, 372, MIDDLE + 12, 50, 17) +
    circle(446, MIDDLE + 12, 12, '#08090a') +
    ring(446, MIDDLE + 12, 12, '#fff', 1.2, 'stroke-opacity=".35"') +
    circle(484, MIDDLE + 12, 3.2, '#7df0a8')
  );
}

/** The end cap: rubber rim, ridged surround, cone. */
function driver(c: Canvas, speaker: Speaker, x: number, y: number, rx: number, ry: number): string {
  const k = rx / ry;
  const accent = speaker.accent ?? '#ef7d4f';
  const rimFill = c.diagonal([
    [0, '#6d7078'],
    [0.4, '#3a3c42'],
    [1, '#17181b'],
  ]);
  const cone = c.radial(0.42, 0.36, 0.7, [
    [0, '#5b5e66'],
    [0.5, '#2b2d32'],
    [1, '#141518'],
  ]);
  const plate = c.diagonal([
    [0, lighten(accent, 0.35)],
    [0.5, accent],
    [1, darken(accent, 0.35)],
  ]);
  const ridges = repeat(3, i => ring(0, 0, 116 - i * 14, i % 2 ? '#4a4d55' : '#0c0d0f', 5));
  return group(
    `translate(${x} ${y}) scale(${k.toFixed(4)} 1) scale(${(ry / 148).toFixed(4)})`,
    circle(0, 0, 148, rimFill) +
      circle(0, 0, 132, '#16171a') +
      ridges +
      circle(0, 0, 80, cone) +
      circle(0, 0, 38, plate) +
      ring(0, 0, 146, '#fff', 2, 'stroke-opacity=".35"'),
  );
}

function endOn(c: Canvas, speaker: Speaker): string {
  const r = 300;
  const foot = (x: number) => path(roundedRect(x - 40, 682, 80, 26, 10), darken(RUBBER, 0.3));
  return (
    contactShadow(c, 404, 704, 170, 15) +
    foot(320) +
    foot(480) +
    ellipse(408, 398, r, r, darken(speaker.color, 0.35)) +
    ellipse(404, 396, r + 2, r + 2, weave(c, speaker.color)) +
    driver(c, speaker, 398, 394, r - 12, r - 12)
  );
}
