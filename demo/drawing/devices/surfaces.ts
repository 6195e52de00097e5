import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Colour } from './look.ts';
import { ellipse, group, num, repeat, stroke } from './shapes.ts';

/*
 * Surfaces under one soft key light at the top left: gradients run light to dark towards the bottom right,
 * and edges get a bright rim that dies by a third and returns faintly as bounce.
 */

const WHITE: Colour = '#ffffff';
const BLACK: Colour = '#000000';

/** Polished or brushed metal band, read from left to right, or downwards. */
export function metal(c: Canvas, colour: Colour, run: 'across' | 'down' = 'across'): string {
  const [x, y] = run === 'down' ? [0, 1] : [1, 0.12];
  return c.linear(0, 0, x, y, [
    [0, lighten(colour, 0.5)],
    [0.06, lighten(colour, 0.75)],
    [0.14, colour],
    [0.32, darken(colour, 0.16)],
    [0.5, lighten(colour, 0.3)],
    [0.7, darken(colour, 0.2)],
    [0.9, darken(colour, 0.34)],
    [0.97, lighten(colour, 0.25)],
    [1, darken(colour, 0.3)],
  ]);
}

/** A round bar read across its section. */
export function cylinder(c: Canvas, colour: Colour, run: 'across' | 'down' = 'across', strength = 1): string {
  const [x, y] = run === 'down' ? [0, 1] : [1, 0];
  return c.linear(0, 0, x, y, [
    [0, darken(colour, 0.22 * strength)],
    [0.1, colour],
    [0.26, lighten(colour, 0.34 * strength)],
    [0.36, lighten(colour, 0.22 * strength)],
    [0.62, darken(colour, 0.12 * strength)],
    [0.88, darken(colour, 0.42 * strength)],
    [1, darken(colour, 0.3 * strength)],
  ]);
}

/** A satin plate seen face on. */
export const satin = (c: Canvas, colour: Colour, strength = 1): string =>
  c.linear(0.05, 0, 0.9, 1, [
    [0, lighten(colour, 0.3 * strength)],
    [0.35, lighten(colour, 0.06 * strength)],
    [0.7, darken(colour, 0.08 * strength)],
    [1, darken(colour, 0.22 * strength)],
  ]);

/** A soft bright spot. */
export const glint = (c: Canvas, x: number, y: number, rx: number, ry: number, opacity = 0.6, turn = 0): string =>
  ellipse(
    x,
    y,
    rx,
    ry,
    c.radial(0.5, 0.5, 0.5, [
      [0, WHITE, opacity],
      [0.5, WHITE, opacity * 0.4],
      [1, WHITE, 0],
    ]),
    turn === 0 ? '' : `transform="rotate(${turn} ${num(x)} ${num(y)})"`,
  );

/** The light caught by an outline: strong at the top left, faint at the bottom right. */
export const rim = (c: Canvas, d: string, width = 1.5, opacity = 0.7): string =>
  stroke(
    d,
    c.diagonal([
      [0, WHITE, opacity],
      [0.3, WHITE, opacity * 0.35],
      [0.5, WHITE, 0.02],
      [0.85, WHITE, 0.04],
      [1, WHITE, opacity * 0.35],
    ]),
    width,
  );

/** A hairline that holds a pale body off a pale ground; nothing for darker ones, which need none. */
export function paleOutline(c: Canvas, d: string, colour: Colour, width = 1.2): string {
  if (!isPale(colour)) return '';
  const paint = c.diagonal([
    [0, darken(colour, 0.24)],
    [0.5, darken(colour, 0.34)],
    [1, darken(colour, 0.46)],
  ]);
  return stroke(d, paint, width, 'stroke-opacity=".75"');
}

/**
 * Light and shade falling off inside an edge, which rounds a flat plate.
 * A pile of thin strokes, because a blur of this width costs ten times as much to render.
 */
export function softEdge(c: Canvas, d: string, width: number, opacity = 0.4): string {
  const steps = Math.max(4, Math.min(12, Math.round(width / 3)));
  const share = opacity / steps;
  const paint = c.diagonal([
    [0, WHITE, share * 1.1],
    [0.42, WHITE, share * 0.06],
    [0.55, BLACK, share * 0.06],
    [1, BLACK, share * 1.15],
  ]);
  const strokes = repeat(steps, i => stroke(d, paint, width * 1.25 * ((i + 1) / steps) ** 1.4));
  return `<g clip-path="${c.clip(d)}">${strokes}</g>`;
}

/** A soft shadow of an outline on the thing right behind it, moved by dx, dy; a pile of strokes instead of a blur. */
export function dropShadow(d: string, dx: number, dy: number, spread: number, opacity = 0.3): string {
  const steps = Math.max(4, Math.min(10, Math.round(spread / 2.4)));
  const share = 1 - (1 - opacity) ** (1 / steps);
  const layers = repeat(steps, i => {
    const width = spread * 2 * (1 - i / steps);
    return `<path d="${d}" stroke-width="${num(width)}"/>`;
  });
  return group(
    `translate(${num(dx)} ${num(dy)})`,
    layers,
    `fill="#0d0e13" stroke="#0d0e13" stroke-linejoin="round" fill-opacity="${num3(share)}" stroke-opacity="${num3(share * 0.55)}"`,
  );
}

const num3 = (value: number) => +value.toFixed(3);

/** The soft shadow of a drawn line, moved by dx, dy. */
export function lineShadow(d: string, width: number, dx: number, dy: number, spread: number, opacity = 0.3): string {
  const steps = 5;
  const share = 1 - (1 - opacity) ** (1 / steps);
  const layers = repeat(steps, i => `<path d="${d}" stroke-width="${num(width + spread * (1 - (2 * i) / steps))}"/>`);
  return group(
    `translate(${num(dx)} ${num(dy)})`,
    layers,
    `fill="none" stroke="#0d0e13" stroke-linecap="round" stroke-opacity="${num3(share)}"`,
  );
}
