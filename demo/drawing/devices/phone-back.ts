import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Slab } from './phone-body.ts';
import { slabOutline } from './phone-body.ts';
import { cameraOn } from './phone-camera.ts';
import type { Smartphone } from './phone-drawing.ts';
import { phoneInside } from './phone-inside.ts';
import { ellipse, num, path, roundedRect } from './shapes.ts';
import { metal, paleOutline, rim, softEdge } from './surfaces.ts';

/** The back around 0, 0, camera and all; `cameraScale` shrinks the camera for bodies wider than a phone. */
export function phoneBack(c: Canvas, slab: Slab, phone: Smartphone, cameraScale = 1): string {
  const plate = roundedRect(
    -slab.width / 2 + 3,
    -slab.height / 2 + 3,
    slab.width - 6,
    slab.height - 6,
    slab.radius - 3,
  );
  const curved = phone.edge === 'curved';
  return (
    path(slabOutline(slab), metal(c, slab.frame)) +
    `<g clip-path="${c.clip(plate)}">${surface(c, slab, phone, plate)}</g>` +
    softEdge(c, plate, curved ? 34 : 10, curved ? 0.5 : 0.42) +
    rim(c, plate, 1.4, 0.75) +
    (isPale(phone.color) ? paleOutline(c, slabOutline(slab), slab.frame) : '') +
    cameraOn(c, slab, phone, cameraScale)
  );
}

function surface(c: Canvas, slab: Slab, phone: Smartphone, plate: string): string {
  const { color, finish = 'matte' } = phone;
  if (finish === 'transparent') return phoneInside(c, slab, color, phone.accent ?? '#d8443c', plate);
  const body = c.linear(0, 0, 0.85, 1, [
    [0, lighten(color, finish === 'matte' ? 0.3 : 0.34)],
    [0.28, lighten(color, 0.1)],
    [0.55, color],
    [0.8, darken(color, 0.1)],
    [1, darken(color, 0.24)],
  ]);
  return path(plate, body) + SHEENS[finish](c, slab, plate);
}

const SHEENS = {
  /** Light soaks in: one broad glow, one broad shade. */
  matte(c: Canvas, { width: w, height: h }: Slab): string {
    const pool = (colour: '#ffffff' | '#000000', opacity: number) =>
      c.radial(0.5, 0.5, 0.5, [
        [0, colour, opacity],
        [1, colour, 0],
      ]);
    return (
      ellipse(-w * 0.3, -h * 0.3, w * 0.8, h * 0.42, pool('#ffffff', 0.2)) +
      ellipse(w * 0.45, h * 0.45, w * 0.7, h * 0.4, pool('#000000', 0.16))
    );
  },
  /** Light slides off: a curved sheet and a narrow streak beside it. */
  gloss(c: Canvas, { width: w, height: h }: Slab): string {
    const [x, y] = [-w / 2, -h / 2];
    const sheet = c.linear(0, 0, 0.7, 1, [
      [0, '#ffffff', 0.42],
      [0.5, '#ffffff', 0.12],
      [1, '#ffffff', 0.02],
    ]);
    const streak = (from: number, to: number, opacity: number) =>
      path(
        `M${num(x + w * from)} ${num(y)}H${num(x + w * to)}` +
          `C${num(x + w * (to - 0.12))} ${num(y + h * 0.36)} ${num(x + w * (to - 0.34))} ${num(y + h * 0.7)} ${num(x + w * (to - 0.58))} ${num(-y)}` +
          `H${num(x + w * (from - 0.56))}` +
          `C${num(x + w * (from - 0.32))} ${num(y + h * 0.66)} ${num(x + w * (from - 0.12))} ${num(y + h * 0.34)} ${num(x + w * from)} ${num(y)}Z`,
        '#fff',
        `opacity="${opacity}"`,
      );
    const curve = `C${num(x + w * 0.5)} ${num(y + h * 0.3)} ${num(x + w * 0.28)} ${num(y + h * 0.62)} ${num(x + w * 0.04)} ${num(-y)}`;
    return (
      path(`M${num(x)} ${num(y)}H${num(x + w * 0.62)}${curve}H${num(x)}Z`, sheet) +
      streak(0.72, 0.87, 0.045) +
      streak(0.735, 0.855, 0.05) +
      streak(0.75, 0.84, 0.06) +
      streak(0.765, 0.825, 0.06)
    );
  },
  /** Brushed: bright bands across the grain. */
  metal(c: Canvas, _slab: Slab, plate: string): string {
    const bands = c.linear(0, 0, 1, 0.25, [
      [0, '#ffffff', 0.3],
      [0.2, '#ffffff', 0.02],
      [0.42, '#ffffff', 0.26],
      [0.6, '#000000', 0.1],
      [0.8, '#ffffff', 0.1],
      [1, '#000000', 0.2],
    ]);
    const grain = c.pattern(
      400,
      3,
      '<path d="M0 .5H400" stroke="#fff" stroke-opacity=".1" stroke-width=".6"/>' +
        '<path d="M0 2H400" stroke="#000" stroke-opacity=".07" stroke-width=".6"/>',
    );
    return path(plate, bands) + path(plate, grain);
  },
};
