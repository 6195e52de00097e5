import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import { flash, lens, sensor } from './lens.ts';
import type { Colour } from './look.ts';
import type { Slab } from './phone-body.ts';
import type { CameraLayout, Smartphone } from './phone-drawing.ts';
import { circle, ellipsePath, group, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { dropShadow } from './surfaces.ts';

/** A camera drawn from the back's top left corner; `w` is the back's width. */
interface Mount {
  readonly c: Canvas;
  readonly w: number;
  readonly lenses: number;
  readonly body: Colour;
  readonly rings: Colour;
  /** A lens that stands proud of the body. */
  readonly proud: (x: number, y: number, r: number, i: number) => string;
  /** A lens under a common dark glass. */
  readonly flush: (x: number, y: number, r: number, i: number) => string;
}

/** The camera of a phone's back around 0, 0. */
export function cameraOn(c: Canvas, slab: Slab, phone: Smartphone, scale = 1): string {
  const clear = phone.finish === 'transparent';
  const body = clear ? mix(phone.color, '#202226', isPale(phone.color) ? 0.05 : 0.4) : phone.color;
  const rings = phone.ring ?? mix(phone.frame ?? body, '#b5b7bc', 0.45);
  const mount: Mount = {
    c,
    w: slab.width * scale,
    lenses: phone.lenses,
    body,
    rings,
    proud: (x, y, r, i) => lens(c, x, y, r, { ring: rings, tint: 250 + i * 38 }),
    flush: (x, y, r, i) => lens(c, x, y, r, { ring: '#42454c', tint: 248 + i * 32, ringWidth: 0.11, flush: true }),
  };
  return group(`translate(${-slab.width / 2} ${-slab.height / 2})`, LAYOUTS[phone.camera](mount));
}

/** A raised plate: its shadow, its slope of light and its polished edge. */
function plateau({ c }: Mount, d: string, colour: Colour, lift = 6): string {
  const edge = c.diagonal([
    [0, lighten(colour, 0.85)],
    [0.35, lighten(colour, 0.25)],
    [0.6, darken(colour, 0.3)],
    [1, lighten(colour, 0.3)],
  ]);
  const top = c.diagonal([
    [0, lighten(colour, 0.35)],
    [0.4, lighten(colour, 0.04)],
    [1, darken(colour, 0.2)],
  ]);
  return dropShadow(d, lift * 0.5, lift * 0.8, lift * 1.1, 0.32) + path(d, top) + stroke(d, edge, 2.6);
}

/** A window of dark glass. */
function darkGlass({ c }: Mount, d: string): string {
  const fill = c.diagonal([
    [0, '#3a3d45'],
    [0.32, '#141519'],
    [0.72, '#08080a'],
    [1, '#26282e'],
  ]);
  return path(d, fill) + stroke(d, '#000', 1.5, 'stroke-opacity=".6"');
}

const raised = (colour: Colour) => mix(colour, isPale(colour) ? '#ffffff' : '#000000', 0.1);

const LAYOUTS: Record<CameraLayout, (mount: Mount) => string> = {
  row({ c, w, lenses, proud }) {
    const r = w * 0.09;
    const [x, beside] = [w * 0.19, w * 0.37];
    const y = (i: number) => w * 0.2 + i * r * 2.45;
    const extra = lenses > 2 ? sensor(beside, y(1), w * 0.03) : '';
    return repeat(lenses, i => proud(x, y(i), r, i)) + flash(c, beside, y(0) + r * 0.4, w * 0.026) + extra;
  },

  square(mount) {
    const { c, w, lenses, proud } = mount;
    const side = w * 0.5;
    const at = w * 0.055;
    const places =
      lenses > 2
        ? [
            [0.285, 0.285],
            [0.715, 0.285],
            [0.285, 0.715],
            [0.715, 0.715],
          ]
        : [
            [0.29, 0.29],
            [0.71, 0.71],
          ];
    const eyes = places
      .slice(0, lenses)
      .map(([x = 0, y = 0], i) => proud(at + side * x, at + side * y, side * 0.19, i))
      .join('');
    const corner =
      lenses > 3
        ? flash(c, at + side * 0.5, at + side * 0.5, side * 0.05)
        : lenses > 2
          ? flash(c, at + side * 0.66, at + side * 0.76, side * 0.062) +
            sensor(at + side * 0.81, at + side * 0.62, side * 0.048)
          : flash(c, at + side * 0.72, at + side * 0.28, side * 0.062);
    return plateau(mount, roundedRect(at, at, side, side, side * 0.27), raised(mount.body)) + eyes + corner;
  },

  pill(mount) {
    const { c, w, lenses, proud } = mount;
    const wide = w * 0.26;
    const at = w * 0.075;
    const tall = wide * (0.93 * lenses + 0.15);
    return (
      plateau(mount, roundedRect(at, at, wide, tall, wide / 2), raised(mount.body)) +
      repeat(lenses, i => proud(at + wide / 2, at + wide * 0.54 + i * wide * 0.93, wide * 0.37, i)) +
      flash(c, at + wide * 1.38, at + wide * 0.55, w * 0.03)
    );
  },

  circle: mount => disc(mount, mount.w * 0.5, mount.w * 0.42, mount.w * 0.335),

  disc: mount => disc(mount, mount.w * 0.325, mount.w * 0.315, mount.w * 0.255),

  visor(mount) {
    const { c, w, lenses, flush } = mount;
    const tall = w * 0.235;
    const [x, y, wide] = [w * 0.075, w * 0.26, w * 0.85];
    const middle = y + tall / 2;
    return (
      plateau(mount, roundedRect(x, y, wide, tall, tall / 2), mix(mount.rings, '#d5d7db', 0.2), 8) +
      darkGlass(mount, roundedRect(x + 7, y + 7, wide - 14, tall - 14, tall / 2 - 7)) +
      repeat(lenses, i => flush(x + tall * 0.52 + i * tall * 0.84, middle, tall * 0.32, i)) +
      flash(c, x + wide - tall * 0.52, middle, tall * 0.12)
    );
  },

  bar(mount) {
    const { c, w, lenses, proud } = mount;
    const tall = w * 0.25;
    const wide = tall * (0.96 * Math.min(lenses, 3) + 0.12);
    const [x, y] = [(w - wide) / 2, w * 0.2];
    return (
      plateau(mount, roundedRect(x, y, wide, tall, tall / 2), raised(mount.body)) +
      repeat(Math.min(lenses, 3), i => proud(x + tall * 0.54 + i * tall * 0.96, y + tall / 2, tall * 0.37, i)) +
      flash(c, x + wide + w * 0.06, y + tall / 2, w * 0.028)
    );
  },

  grid(mount) {
    const { c, w, lenses, flush } = mount;
    const side = w * 0.58;
    const [x, y] = [(w - side) / 2, w * 0.1];
    const inner = roundedRect(x + 8, y + 8, side - 16, side - 16, side * 0.3);
    const places = [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ].slice(0, lenses);
    const spare = lenses < 4 ? sensor(x + side * 0.7, y + side * 0.7, side * 0.07) : '';
    return (
      plateau(mount, roundedRect(x, y, side, side, side * 0.34), mix(mount.rings, '#c8cacf', 0.2), 7) +
      darkGlass(mount, inner) +
      places.map(([px = 0, py = 0], i) => flush(x + side * px, y + side * py, side * 0.155, i)).join('') +
      flash(c, x + side * 0.5, y + side * 0.5, side * 0.036) +
      spare
    );
  },

  plateau(mount) {
    const { c, w, lenses, proud } = mount;
    const [x, y, wide, tall] = [w * 0.045, w * 0.045, w * 0.91, w * 0.46];
    const r = w * 0.093;
    const places = [
      [0.2, 0.28],
      [0.2, 0.72],
      [0.44, 0.5],
      [0.63, 0.28],
    ].slice(0, lenses);
    return (
      plateau(mount, roundedRect(x, y, wide, tall, w * 0.15), raised(mount.body), 7) +
      places.map(([px = 0, py = 0], i) => proud(x + wide * px, y + tall * py, r, i)).join('') +
      flash(c, x + wide * 0.86, y + tall * 0.28, w * 0.03) +
      sensor(x + wide * 0.86, y + tall * 0.7, w * 0.026)
    );
  },

  strip(mount) {
    const { c, w, lenses, flush } = mount;
    const [x, y, wide] = [w * 0.07, w * 0.07, w * 0.31];
    const step = wide * 0.92;
    const tall = step * lenses + wide * 0.42;
    const middle = x + wide / 2;
    return (
      plateau(mount, roundedRect(x, y, wide, tall, wide * 0.26), mix(mount.body, mount.rings, 0.3), 6) +
      darkGlass(mount, roundedRect(x + 5, y + 5, wide - 10, tall - 10, wide * 0.22)) +
      repeat(lenses, i => flush(middle, y + wide * 0.52 + i * step, wide * 0.36, i)) +
      flash(c, middle - wide * 0.16, y + tall - wide * 0.25, wide * 0.07) +
      sensor(middle + wide * 0.16, y + tall - wide * 0.25, wide * 0.07)
    );
  },
};

/** A round island with lenses on its diagonals. */
function disc(mount: Mount, x: number, y: number, r: number): string {
  const { c, w, lenses, flush } = mount;
  const reach = r * 0.4;
  const places = [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
    [reach, reach],
  ].slice(0, lenses);
  const glass = r * 0.9;
  const spare = lenses < 4 ? sensor(x + reach, y + reach, r * 0.12) : '';
  return (
    plateau(mount, ellipsePath(x, y, r, r), mix(mount.rings, '#c8cacf', 0.2), w * 0.022) +
    darkGlass(mount, ellipsePath(x, y, glass, glass)) +
    ring(x, y, glass * 0.97, '#ffffff', 1, 'stroke-opacity=".12"') +
    places.map(([px = 0, py = 0], i) => flush(x + px, y + py, r * 0.29, i)).join('') +
    flash(c, x, y, r * 0.075) +
    spare +
    circle(x - r * 0.62, y, r * 0.022, '#3a3d45')
  );
}
