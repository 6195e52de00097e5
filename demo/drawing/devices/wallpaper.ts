import type { Canvas } from './canvas.ts';
import { darken, lighten, mix, oklch } from './colour.ts';
import type { Colour, Screen } from './look.ts';
import { circle, ellipse, num, path, repeat } from './shapes.ts';

interface Scene {
  readonly c: Canvas;
  readonly w: number;
  readonly h: number;
  readonly hue: number;
  /** The motif's second hue, a neighbour of the first. */
  readonly next: number;
  readonly night: boolean;
  readonly random: () => number;
}

/** mulberry32: small, seeded and the same everywhere. */
function randomFrom(seed: number): () => number {
  let a = (seed * 2654435761 + 97) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function glow(c: Canvas, x: number, y: number, r: number, colour: Colour, opacity: number): string {
  const fill = c.radial(0.5, 0.5, 0.5, [
    [0, colour, opacity],
    [0.5, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return circle(x, y, r, fill);
}

function sky({ c, w, h, hue, night }: Scene): string {
  const [top, bottom] = night
    ? [oklch(0.22, 0.06, hue), oklch(0.11, 0.035, hue - 30)]
    : [oklch(0.93, 0.04, hue), oklch(0.8, 0.085, hue - 25)];
  const fill = c.linear(0, 0, 0.5, 1, [
    [0, top],
    [1, bottom],
  ]);
  return `<rect width="${num(w)}" height="${num(h)}" fill="${fill}"/>`;
}

function bands(scene: Scene, count: number): string {
  const { c, w, h, hue, next, night, random } = scene;
  const rise = 0.25 + random() * 0.18;
  const swing = 0.5 + random() * 0.6;
  const band = (i: number) => {
    const t = i / (count - 1);
    const y = h * (rise + t * 0.62);
    const left = h * 0.3 * Math.sin(t * 3 + swing * 4);
    const right = h * 0.24 * Math.cos(t * 2.4 + swing * 3);
    const light = (night ? 0.44 : 0.68) + 0.2 * Math.sin(t * 3.1 + swing);
    const colour = oklch(light, 0.145, hue + (next - hue) * t * 1.3);
    const d =
      `M${num(-w * 0.1)} ${num(y + left * 0.6)}C${num(w * 0.3)} ${num(y - left)} ${num(w * 0.55)} ${num(y + right + h * 0.1)} ` +
      `${num(w * 1.1)} ${num(y - right)}V${num(h * 1.05)}H${num(-w * 0.1)}Z`;
    const fill = c.linear(0, 0, 0.9, 0.7, [
      [0, lighten(colour, 0.4)],
      [0.12, colour],
      [0.6, darken(colour, night ? 0.35 : 0.2)],
      [1, darken(colour, night ? 0.68 : 0.4)],
    ]);
    return path(d, fill);
  };
  return glow(c, w * 0.8, h * 0.2, Math.max(w, h) * 0.5, oklch(0.74, 0.13, next), 0.5) + repeat(count, band);
}

function orb({ c, w, h, hue, night, random }: Scene): string {
  const r = Math.min(w, h * 0.8) * (0.4 + random() * 0.08);
  const [x, y] = [w * (0.44 + random() * 0.12), h * 0.58];
  const colour = oklch(0.74, 0.13, hue);
  const body = c.radial(0.32, 0.26, 0.9, [
    [0, lighten(colour, 0.7)],
    [0.3, colour],
    [0.6, oklch(0.56, 0.14, hue - 22)],
    [0.85, oklch(0.36, 0.11, hue - 45)],
    [1, oklch(0.28, 0.085, hue - 60)],
  ]);
  const shine = c.radial(0.5, 0.5, 0.5, [
    [0, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ]);
  const [sx, sy] = [x - r * 0.35, y - r * 0.5];
  return (
    glow(c, x, y, r * 2.3, oklch(night ? 0.55 : 0.84, 0.13, hue - 14), night ? 0.5 : 0.6) +
    circle(x, y, r, body) +
    ellipse(sx, sy, r * 0.35, r * 0.2, shine, `transform="rotate(-35 ${num(sx)} ${num(sy)})"`)
  );
}

function dunes({ c, w, h, hue, random }: Scene): string {
  const short = Math.min(w, h);
  const [x, y] = [w * 0.64, h * 0.38];
  const sun = c.linear(0, 0, 0, 1, [
    [0, oklch(0.97, 0.04, 90)],
    [1, oklch(0.88, 0.09, 66)],
  ]);
  const dune = (i: number) => {
    const top = h * (0.5 + i * 0.11);
    const bend = h * (0.05 + random() * 0.06) * (i % 2 ? 1 : -1);
    const colour = oklch(0.72 - i * 0.105, 0.085, hue - i * 16);
    const fill = c.linear(0, 0, 1, 0.5, [
      [0, lighten(colour, 0.22)],
      [1, darken(colour, 0.25)],
    ]);
    const curve = `C${num(w * 0.3)} ${num(top - bend)} ${num(w * 0.6)} ${num(top + bend)} ${num(w)} ${num(top - bend * 0.5)}`;
    return path(`M0 ${num(top)}${curve}V${num(h)}H0Z`, fill);
  };
  return glow(c, x, y, short * 0.62, oklch(0.86, 0.09, 70), 0.8) + circle(x, y, short * 0.13, sun) + repeat(5, dune);
}

function petals({ c, w, h, hue, next, random }: Scene): string {
  const [x, y] = [w * 0.5, h * 0.6];
  const r = Math.min(w * 0.62, h * 0.52);
  const petal = `M0 0C${num(r * 0.6)} ${num(-r * 0.15)} ${num(r * 0.55)} ${num(-r * 0.95)} 0 ${num(-r)}C${num(-r * 0.35)} ${num(-r * 0.75)} ${num(-r * 0.25)} ${num(-r * 0.2)} 0 0Z`;
  const one = (i: number) => {
    const colour = oklch(0.7, 0.145, hue + (i % 3) * 34);
    const fill = c.linear(0, 0, 0.9, 1, [
      [0, lighten(colour, 0.5), 0.95],
      [0.5, colour, 0.86],
      [1, darken(colour, 0.45), 0.92],
    ]);
    return path(petal, fill, `transform="translate(${num(x)} ${num(y)}) rotate(${num(i * 40 + random() * 8)})"`);
  };
  return repeat(9, one) + glow(c, x, y, r * 0.45, oklch(0.95, 0.06, next), 0.85);
}

function aurora({ c, w, h, hue, next, night, random }: Scene): string {
  const long = Math.max(w, h);
  const light = (i: number) => {
    const colour = oklch(night ? 0.64 : 0.82, night ? 0.17 : 0.12, [hue, next, hue - 55][i % 3] ?? hue);
    return glow(c, w * random(), h * (0.15 + random() * 0.8), long * (0.25 + random() * 0.3), colour, 0.75);
  };
  const veil = c.diagonal([
    [0, '#ffffff', 0.28],
    [0.3, '#ffffff', 0.02],
    [1, '#000000', 0.2],
  ]);
  const d = `M0 ${num(h * 0.7)}C${num(w * 0.4)} ${num(h * 0.5)} ${num(w * 0.6)} ${num(h * 0.95)} ${num(w)} ${num(h * 0.62)}V${num(h)}H0Z`;
  return repeat(6, light) + path(d, veil);
}

function rings({ c, w, h, hue, night }: Scene): string {
  const long = Math.max(w, h);
  const one = (i: number) => {
    const step = 8 - i;
    const colour = oklch((night ? 0.86 : 0.94) - step * (night ? 0.075 : 0.035), 0.115, hue - step * 8);
    const fill = c.linear(0.1, 0, 0.8, 1, [
      [0, lighten(colour, 0.3)],
      [0.5, colour],
      [1, darken(colour, night ? 0.45 : 0.25)],
    ]);
    return circle(w * 0.5, h * 0.68, long * 0.075 * step, fill);
  };
  return repeat(8, one);
}

/** A field of lamps that swell into a wave: a screen at rest. */
function dots({ c, w, h, hue, night, random }: Scene): string {
  const pitch = Math.min(w, h) / 13;
  const phase = random() * 6;
  const [dim, bright] = night
    ? [oklch(0.34, 0.02, hue), oklch(0.97, 0.02, hue)]
    : [oklch(0.8, 0.03, hue), oklch(0.25, 0.02, hue)];
  const columns = Math.floor(w / pitch);
  const rows = Math.floor((h * 0.62) / pitch);
  const left = (w - (columns - 1) * pitch) / 2;
  return (
    repeat(rows * columns, i => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const wave = 0.5 + 0.5 * Math.sin(column * 0.55 + phase + Math.cos(row * 0.42) * 2.2);
      const near = Math.max(0, 1 - Math.abs(row / rows - wave) * 2.6);
      return circle(left + column * pitch, h * 0.33 + row * pitch, pitch * (0.1 + near * 0.26), mix(dim, bright, near));
    }) + glow(c, w * 0.5, h * 0.62, w * 0.5, oklch(0.7, 0.02, hue), 0.08)
  );
}

const MOTIFS: Record<Screen['art'], (scene: Scene) => string> = {
  ribbon: scene => bands(scene, 9),
  folds: scene => bands(scene, 6),
  orb,
  dunes,
  petals,
  aurora,
  rings,
  dots,
};

/** Screen art filling a box from 0, 0. */
export function wallpaper(c: Canvas, w: number, h: number, screen: Screen): string {
  const random = randomFrom(screen.seed ?? 1);
  const scene = {
    c,
    w,
    h,
    hue: screen.hue,
    next: screen.hue + 36 + random() * 30,
    night: screen.dark ?? false,
    random,
  };
  return sky(scene) + MOTIFS[screen.art](scene);
}
