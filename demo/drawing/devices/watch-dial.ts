import type { Canvas } from './canvas.ts';
import { darken, oklch } from './colour.ts';
import type { Smartwatch } from './drawing.ts';
import type { Colour } from './look.ts';
import { numerals } from './numerals.ts';
import { centredRect, circle, group, num, path, repeat, ring, roundedRect } from './shapes.ts';
import { wallpaper } from './wallpaper.ts';

interface Arc {
  readonly r: number;
  /** Share of the full turn. */
  readonly done: number;
  readonly colour: Colour;
  readonly width: number;
}

/** Progress rings around 0, 0, starting at twelve o'clock. */
const arcs = (list: readonly Arc[]): string =>
  list
    .map(({ r, done, colour, width }) => {
      const angle = done * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [num(r * Math.cos(angle)), num(r * Math.sin(angle))];
      return (
        ring(0, 0, r, colour, width, 'stroke-opacity=".22"') +
        `<path d="M0 ${-r}A${r} ${r} 0 ${done > 0.5 ? 1 : 0} 1 ${x} ${y}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
      );
    })
    .join('');

const ACTIVITY: readonly Arc[] = [
  { r: 88, done: 0.78, colour: '#ff5470', width: 21 },
  { r: 64, done: 0.62, colour: '#b4e93a', width: 21 },
  { r: 40, done: 0.86, colour: '#36cfe0', width: 21 },
];

/** The lit dial around 0, 0; `r` is half its width. */
export function watchDial(c: Canvas, watch: Smartwatch, r: number): string {
  const kind = watch.dial ?? (watch.shape === 'round' ? 'analog' : 'rings');
  const accent = watch.accent ?? '#ff5a3c';
  if (watch.shape === 'capsule') return tallDial(c, watch, r, kind, accent);
  if (kind === 'analog') return analog(c, watch.screen?.hue ?? 260, accent, r);
  if (kind === 'digital') return digital(accent, r);
  if (kind === 'art') return art(c, watch, r, r * 1.25);
  return watch.shape === 'round' ? roundRings(r) : squareRings(accent, r);
}

const white = (weight: number) => ({ colour: '#ffffff' as const, weight });

function roundRings(r: number): string {
  return (
    group(`translate(0 ${num(-r * 0.1)}) scale(${num(r / 150)})`, arcs(ACTIVITY)) +
    numerals('10:09', 0, r * 0.62, r * 0.2, white(0.11))
  );
}

function squareRings(accent: Colour, r: number): string {
  const line = (y: number, width: number, colour: Colour) =>
    path(roundedRect(-r * 0.55, y, r * width, r * 0.07, 4), colour);
  return (
    group(`translate(0 ${num(r * 0.28)}) scale(${num(r / 150)})`, arcs(ACTIVITY)) +
    numerals('10:09', r * 0.82, -r, r * 0.36, { ...white(0.1), anchor: 1 }) +
    circle(-r * 0.7, -r * 0.9, r * 0.08, accent) +
    line(-r * 0.95, 0.22, '#8d919b') +
    line(-r * 0.82, 0.15, '#565a63')
  );
}

function digital(accent: Colour, r: number): string {
  const bar = (width: number, colour: Colour) => path(roundedRect(-r * 0.3, r * 0.78, r * width, r * 0.05, 4), colour);
  return (
    numerals('10', -r * 0.02, -r * 0.68, r * 0.6, white(0.13)) +
    numerals('09', -r * 0.02, r * 0.06, r * 0.6, { colour: accent, weight: 0.13 }) +
    bar(0.6, '#5b606b') +
    bar(0.4, '#4ade80')
  );
}

function art(c: Canvas, watch: Smartwatch, w: number, h: number): string {
  const screen = watch.screen ?? { art: 'aurora', hue: 262, dark: true };
  return (
    group(`translate(${num(-w * 1.1)} ${num(-h * 1.1)})`, wallpaper(c, w * 2.2, h * 2.2, screen)) +
    numerals('10:09', 0, -h * 0.42, w * 0.46, white(0.09))
  );
}

/** A band's narrow dial: the time over a few lines of measurement. */
function tallDial(c: Canvas, watch: Smartwatch, r: number, kind: string, accent: Colour): string {
  const picture = kind === 'art' ? art(c, watch, r, r * 2.3) : '';
  const time =
    kind === 'art'
      ? ''
      : numerals('10', 0, -r * 1.75, r * 0.85, white(0.12)) +
        numerals('09', 0, -r * 0.66, r * 0.85, { colour: accent, weight: 0.12 });
  const meter = (y: number, share: number, colour: Colour) =>
    path(centredRect(0, y, r * 1.36, r * 0.14, r * 0.07), colour, 'opacity=".25"') +
    path(roundedRect(-r * 0.68, y - r * 0.07, r * 1.36 * share, r * 0.14, r * 0.07), colour);
  return (
    picture +
    time +
    meter(r * 0.75, 0.78, '#ff5470') +
    meter(r * 1.12, 0.62, '#b4e93a') +
    meter(r * 1.49, 0.86, '#36cfe0')
  );
}

function analog(c: Canvas, hue: number, accent: Colour, r: number): string {
  const ground = c.radial(0.4, 0.3, 0.8, [
    [0, oklch(0.32, 0.055, hue)],
    [0.6, oklch(0.17, 0.035, hue)],
    [1, '#050608'],
  ]);
  const marks = repeat(60, i => {
    const hour = i % 5 === 0;
    const look = `stroke="${hour ? '#f3f4f6' : '#767b85'}" stroke-width="${hour ? 3.6 : 1.3}"`;
    return `<path d="M0 ${num(-r * 0.93)}v${num(r * (hour ? 0.12 : 0.05))}" transform="rotate(${i * 6})" ${look}/>`;
  });
  const small = (x: number, y: number, done: number, colour: Colour) =>
    group(
      `translate(${num(x)} ${num(y)}) scale(${num(r / 150)})`,
      arcs([{ r: 27, done, colour, width: 5 }]) + circle(0, 0, 19, '#14161b'),
    );
  return (
    circle(0, 0, r, ground) +
    marks +
    small(-r * 0.42, 0, 0.7, '#36d399') +
    small(r * 0.42, 0, 0.45, accent) +
    small(0, r * 0.42, 0.85, '#5aa9ff') +
    numerals('24', 0, -r * 0.52, r * 0.15, { colour: '#d5d8de', weight: 0.12 }) +
    hand(c, -54, r * 0.52, 11) +
    hand(c, 54, r * 0.78, 8) +
    `<path d="M0 ${num(r * 0.18)}V${num(-r * 0.84)}" transform="rotate(200)" stroke="${accent}" stroke-width="2.6"/>` +
    circle(0, 0, 7, accent) +
    circle(0, 0, 3, '#0b0c0f')
  );
}

/** A faceted hand: its right half lies in shade. */
function hand(c: Canvas, angle: number, length: number, width: number): string {
  const steel: Colour = '#e9ebef';
  const facets = c.linear(0, 0, 1, 0, [
    [0, '#ffffff'],
    [0.5, steel],
    [0.52, darken(steel, 0.2)],
    [1, darken(steel, 0.3)],
  ]);
  return group(
    `rotate(${angle})`,
    path(roundedRect(-width / 2 + 1.5, -length + 2, width, length * 0.86, width / 2), '#000', 'opacity=".5"') +
      path(roundedRect(-width / 2, -length, width, length * 0.86, width / 2), facets) +
      path(roundedRect(-1.6, -length * 0.2, 3.2, length * 0.2, 1.5), '#d9dbe0'),
  );
}
