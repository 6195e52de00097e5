import type { Colour } from './look.ts';
import { num } from './shapes.ts';

/** Place along a gradient 0–1, colour, and opacity where it is not whole. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** Collects a picture's gradients, clips and filters; each method returns what a `fill` or `clip-path` wants to hear. */
export interface Canvas {
  /** Straight gradient; coordinates are fractions of the shape's box. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** Straight gradient in the coordinates of the drawing. */
  linearAt(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** From top left to bottom right, the way the light falls. */
  diagonal(stops: readonly Stop[]): string;
  radial(x: number, y: number, r: number, stops: readonly Stop[]): string;
  radialAt(x: number, y: number, r: number, stops: readonly Stop[]): string;
  blur(deviation: number): string;
  /** Everything outside the path is cut away. */
  clip(d: string, transform?: string): string;
  mask(inner: string): string;
  symbol(inner: string): string;
  pattern(width: number, height: number, inner: string): string;
  /** The finished picture, transparent where nothing was drawn. */
  finish(inner: string, width?: number, height?: number): string;
}

function hash(text: string): string {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
}

/** Properties in alphabetical order, so that two spellings of one drawing give the same ids. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${k}:${canonical(v)}`)
    .join()}}`;
}

const stopText = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/**
 * A canvas whose ids begin with a hash of `key`: pictures of different keys can stand inline in one page,
 * and equal keys give equal bytes.
 */
export function createCanvas(key: unknown): Canvas {
  const prefix = `d${hash(canonical(key))}`;
  const definitions: string[] = [];
  const known = new Map<string, string>();

  const define = (make: (id: string) => string): string => {
    const probe = make('@');
    const found = known.get(probe);
    if (found !== undefined) return found;
    const id = `${prefix}-${known.size.toString(36)}`;
    known.set(probe, id);
    definitions.push(make(id));
    return id;
  };
  const reference = (make: (id: string) => string) => `url(#${define(make)})`;
  const linear = (units: string) => (x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) =>
    reference(
      id =>
        `<linearGradient id="${id}" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"${units}>${stopText(stops)}</linearGradient>`,
    );
  const radial = (units: string) => (x: number, y: number, r: number, stops: readonly Stop[]) =>
    reference(
      id =>
        `<radialGradient id="${id}" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${units}>${stopText(stops)}</radialGradient>`,
    );
  const inDrawing = ' gradientUnits="userSpaceOnUse"';

  return {
    linear: linear(''),
    linearAt: linear(inDrawing),
    diagonal: stops => linear('')(0, 0, 1, 1, stops),
    radial: radial(''),
    radialAt: radial(inDrawing),
    blur: deviation =>
      reference(
        id =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
      ),
    clip: (d, transform) =>
      reference(
        id =>
          `<clipPath id="${id}"><path d="${d}"${transform === undefined ? '' : ` transform="${transform}"`}/></clipPath>`,
      ),
    mask: inner =>
      reference(
        id =>
          `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="6000" height="6000">${inner}</mask>`,
      ),
    symbol: inner => `#${define(id => `<g id="${id}">${inner}</g>`)}`,
    pattern: (width, height, inner) =>
      reference(
        id =>
          `<pattern id="${id}" width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse">${inner}</pattern>`,
      ),
    finish: (inner, width = 800, height = 800) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${definitions.join('')}</defs>${inner}</svg>`,
  };
}
