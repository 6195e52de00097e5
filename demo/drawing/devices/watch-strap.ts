import type { Canvas, Stop } from './canvas.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import type { Smartwatch } from './drawing.ts';
import type { Colour } from './look.ts';
import { num, type Point, path, stroke } from './shapes.ts';
import type { Eye, Stance, Vector } from './solid.ts';
import { type Station, strapTexture } from './watch-band.ts';
import type { CaseSize } from './watch-case.ts';

/** How much more angular than an ellipse the closed strap hangs. */
const SQUARENESS = 2 / 2.5;
const THICKNESS = 13;
const STEPS = 96;

const bend = (v: number) => Math.sign(v) * Math.abs(v) ** SQUARENESS;

/** The closed strap: a squarish loop behind the case, starting and ending at the back. */
function loop(size: CaseSize, height: number, depth: number): Station[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = (i / STEPS) * Math.PI * 2 - Math.PI;
    const [up, ahead] = [bend(Math.sin(angle)), bend(Math.cos(angle))];
    const [gy, gz] = [Math.sin(angle) / height, Math.cos(angle) / depth];
    const length = Math.hypot(gy, gz);
    const away = Math.min(1, Math.abs(angle) / (Math.PI * 0.62));
    return {
      y: up * height,
      z: ahead * depth - depth - 6,
      ny: gy / length,
      nz: gz / length,
      width: size.strap * (1 - 0.2 * away * away * (3 - 2 * away)),
    };
  });
}

/** One open half, laid flat, from the case outwards to its round end. */
function half(size: CaseSize, sign: number): Station[] {
  const start = size.height / 2 - 36;
  return Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const end = t > 0.9 ? Math.sqrt(1 - ((t - 0.9) / 0.1) ** 2) : 1;
    const slope = sign * 0.5 * t;
    return {
      y: sign * (start + t * 236),
      z: -size.depth * 0.3,
      ny: slope,
      nz: Math.sqrt(1 - slope * slope),
      width: size.strap * (1 - 0.22 * t) * (0.7 + 0.3 * end),
    };
  });
}

/** The strap closed behind the case. */
export function strapLoop(c: Canvas, from: Eye, stance: Stance, watch: Smartwatch, size: CaseSize): string {
  const stations = loop(size, watch.shape === 'capsule' ? 272 : 266, 128);
  const [pitch, yaw] = [(stance.pitch * Math.PI) / 180, (stance.yaw * Math.PI) / 180];
  const facing = ({ ny, nz }: Station) => ny * Math.sin(pitch) + nz * Math.cos(yaw) * Math.cos(pitch);
  const seen = stations.filter(station => facing(station) >= 0);
  const [lower, upper] = [seen.filter(s => s.y < 0), seen.filter(s => s.y >= 0)];
  // The far wall is cut at the back, where the loop begins and ends; its two runs meet there.
  const far = [
    ...stations.slice(STEPS / 2).filter(station => facing(station) < 0),
    ...stations.slice(1, STEPS / 2).filter(station => facing(station) < 0),
  ];
  return (
    inside(c, from, watch.strap, far) +
    flank(c, from, watch.strap, stations) +
    [lower, upper].map(run => outside(c, from, watch, run)).join('')
  );
}

/** The strap laid open, both halves. */
export const strapOpen = (c: Canvas, from: Eye, watch: Smartwatch, size: CaseSize): string =>
  [1, -1].map(sign => outside(c, from, watch, half(size, sign))).join('');

const outer = (s: Station, x: number): Vector => [x, s.y, s.z];
const inner = (s: Station, x: number): Vector => [x, s.y - s.ny * THICKNESS, s.z - s.nz * THICKNESS];

const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

function ribbon(from: Eye, run: readonly Station[], on: typeof outer): string {
  const left = run.map(s => from.project(on(s, -s.width / 2)));
  const right = run.map(s => from.project(on(s, s.width / 2)));
  return polygon([...left, ...right.reverse()]);
}

/** The light on the outside by the way it faces: from above, and a little from ahead. */
function shade(strap: Colour, { ny, nz }: Station): Colour {
  const light = ny * 0.6 + nz * 0.32;
  return light > 0 ? lighten(strap, light * (isPale(strap) ? 0.4 : 0.2)) : darken(strap, -light * 0.6);
}

/** A gradient that runs along the strap's middle line. */
function alongStrap(c: Canvas, from: Eye, run: readonly Station[], colour: (s: Station) => Colour): string {
  const places = run.map(s => from.project(outer(s, 0))[1]);
  const [top, bottom] = [Math.min(...places), Math.max(...places)];
  const stops: Stop[] = run
    .map((s, i): Stop => [((places[i] ?? top) - top) / Math.max(1, bottom - top), colour(s)])
    .filter((_, i) => i % 2 === 0 || i === run.length - 1);
  stops.sort(([a], [b]) => a - b);
  return c.linearAt(0, top, 0, bottom, stops);
}

function outside(c: Canvas, from: Eye, watch: Smartwatch, run: readonly Station[]): string {
  const { strap } = watch;
  const d = ribbon(from, run, outer);
  const across = c.linear(0, 0, 1, 0, [
    [0, '#ffffff', 0.22],
    [0.08, '#ffffff', 0.04],
    [0.5, '#000000', 0],
    [1, '#000000', 0.2],
  ]);
  const edge = run.map(s =>
    from
      .project(outer(s, -s.width / 2 + 1))
      .map(num)
      .join(' '),
  );
  const shadeEdge = isPale(strap) ? stroke(d, darken(strap, 0.34), 1.2, 'stroke-opacity=".6"') : '';
  return (
    path(
      d,
      alongStrap(c, from, run, s => shade(strap, s)),
    ) +
    path(d, across) +
    strapTexture(watch, from, run) +
    shadeEdge +
    stroke(`M${edge.join('L')}`, '#fff', 1.5, 'stroke-opacity=".4"')
  );
}

function inside(c: Canvas, from: Eye, strap: Colour, run: readonly Station[]): string {
  if (run.length < 2) return '';
  const d = ribbon(from, run, inner);
  const dark = darken(strap, isPale(strap) ? 0.2 : 0.36);
  const fill = c.linear(0, 0, 1, 0.2, [
    [0, dark],
    [1, darken(dark, 0.4)],
  ]);
  return path(d, fill);
}

/** The strap's thickness: the left side of the whole loop. */
function flank(c: Canvas, from: Eye, strap: Colour, stations: readonly Station[]): string {
  const rim = polygon(stations.map(s => from.project(outer(s, -s.width / 2))));
  const hollow = polygon(stations.map(s => from.project(inner(s, -s.width / 2))));
  const fill = c.linear(0, 0, 0, 1, [
    [0, lighten(strap, 0.34)],
    [0.3, lighten(strap, 0.1)],
    [0.7, mix(strap, '#000000', 0.12)],
    [1, darken(strap, 0.4)],
  ]);
  return path(rim + hollow, fill, 'fill-rule="evenodd"');
}
