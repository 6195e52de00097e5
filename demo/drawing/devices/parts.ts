import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Colour } from './look.ts';
import { centredRect, circle, num, path, roundedRect, stroke } from './shapes.ts';

/** Mouth of a USB-C socket around x, y. */
export function usbC(c: Canvas, x: number, y: number, width: number, height: number): string {
  const mouth = centredRect(x, y, width, height, height / 2);
  const dark = c.linear(0, 0, 0, 1, [
    [0, '#050506'],
    [1, '#2c2e33'],
  ]);
  return (
    path(mouth, dark) +
    path(centredRect(x, y, width * 0.68, height * 0.28, height * 0.1), '#54575e') +
    stroke(mouth, '#fff', height * 0.07, 'opacity=".35"')
  );
}

/** Mouth of a USB-A socket around x, y, with its coloured tongue. */
export function usbA(x: number, y: number, width: number, height: number, tongue: Colour): string {
  const mouth = centredRect(x, y, width, height, height * 0.12);
  return (
    path(mouth, '#0c0d0f') +
    path(centredRect(x, y + height * 0.2, width * 0.82, height * 0.26, height * 0.06), tongue) +
    path(centredRect(x, y + height * 0.29, width * 0.82, height * 0.08, 0), darken(tongue, 0.35)) +
    stroke(mouth, '#fff', height * 0.04, 'opacity=".4"')
  );
}

/** A field of round holes. */
export function perforation(
  c: Canvas,
  box: { x: number; y: number; width: number; height: number; radius?: number },
  pitch: number,
  hole: number,
  colour: Colour,
): string {
  const dots = c.pattern(pitch, pitch, circle(pitch / 2, pitch / 2, hole, colour));
  return path(roundedRect(box.x, box.y, box.width, box.height, box.radius ?? 0), dots);
}

/** Woven fabric as a fill. */
export const weave = (c: Canvas, colour: Colour, pitch = 7): string =>
  c.pattern(
    pitch,
    pitch,
    `<rect width="${pitch}" height="${pitch}" fill="${darken(colour, 0.26)}"/>` +
      thread(pitch * 0.25, pitch, lighten(colour, 0.16)) +
      thread(pitch * 0.75, pitch, lighten(colour, 0.1)),
  );

const thread = (at: number, pitch: number, colour: Colour) =>
  `<ellipse cx="${num(at)}" cy="${num(at)}" rx="${num(pitch * 0.24)}" ry="${num(pitch * 0.2)}" fill="${colour}"/>`;

/** A crosshead screw. */
export function screw(c: Canvas, x: number, y: number, r: number): string {
  const head = c.diagonal([
    [0, '#ffffff'],
    [0.5, '#9b9da3'],
    [1, '#55575d'],
  ]);
  const arm = r * 0.48;
  return (
    circle(x, y, r, head) +
    stroke(`M${num(x - arm)} ${num(y)}h${num(arm * 2)}M${num(x)} ${num(y - arm)}v${num(arm * 2)}`, '#33353a', r * 0.18)
  );
}
