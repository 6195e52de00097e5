import { BANNER_SCENES, type BannerArt } from './banner-scenes.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { oklch } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { ellipse, group } from './shapes.ts';

export interface BannerSpec {
  /** Which of the six compositions. */
  readonly art: BannerArt;
  /** The product it shows, in its own colours. */
  readonly drawing: Drawing;
  /** `wide` is 1600 × 900 with a quiet left half; `square` is 900 × 900 with the device low at the right. */
  readonly crop: 'wide' | 'square';
}

/** The slab under every banner, and the light that lifts black products off it: the design tokens' colours in sRGB. */
const SLAB = oklch(0.215, 0.03, 258);
const LIFT = oklch(0.4, 0.045, 258);

const CROPS = {
  wide: { width: 1600, height: 900, x: 1166, y: 452, scale: 1 },
  square: { width: 900, height: 900, x: 596, y: 592, scale: 0.72 },
} as const;

/**
 * A home-page banner as SVG text: the device on the dark slab with the live wire, no words.
 * Equal arguments give equal text.
 */
export function drawBanner(spec: BannerSpec): string {
  const c = createCanvas(['banner', spec]);
  const { width, height, x, y, scale } = CROPS[spec.crop];
  const scene = BANNER_SCENES[spec.art](c, spec.drawing, spec.crop);
  const placed = group(`translate(${x} ${y}) scale(${scale})`, pool(c) + scene);
  return c.finish(`<rect width="${width}" height="${height}" fill="${SLAB}"/>${placed}`, width, height);
}

/** A pool of light behind the device. */
function pool(c: Canvas): string {
  const light = c.radial(0.5, 0.5, 0.5, [
    [0, LIFT, 0.95],
    [0.45, LIFT, 0.5],
    [0.8, LIFT, 0.1],
    [1, LIFT, 0],
  ]);
  return ellipse(0, 10, 560, 500, light);
}
