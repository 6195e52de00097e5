import type { Colour } from './look.ts';

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function toLab(colour: Colour): Lab {
  const channel = (at: number) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const pair = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255);
  return `#${channels.map(v => pair(v).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour `t` of the way from one to the other, mixed in OKLab so that tints keep their hue. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const [l0, a0, b0] = toLab(from);
  const [l1, a1, b1] = toLab(to);
  return fromLab([l0 + (l1 - l0) * t, a0 + (a1 - a0) * t, b0 + (b1 - b0) * t]);
}

/** Towards white. */
export const lighten = (colour: Colour, t: number): Colour => mix(colour, '#ffffff', t);

/** Towards black, keeping a little more of the hue than plain mixing would. */
export function darken(colour: Colour, t: number): Colour {
  const [l, a, b] = toLab(colour);
  return fromLab([l * (1 - t), a * (1 - t * 0.75), b * (1 - t * 0.75)]);
}

/** Perceived lightness, 0 black to 1 white. */
export const lightness = (colour: Colour): number => toLab(colour)[0];

/** Bright enough that shade, not light, must draw its outline. */
export const isPale = (colour: Colour): boolean => lightness(colour) > 0.6;

/** A colour by lightness 0–1, chroma and hue in degrees. */
export function oklch(l: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  return fromLab([l, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}
