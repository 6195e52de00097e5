import type { Canvas } from './canvas.ts';
import type { View } from './drawing.ts';
import { phoneBack } from './phone-back.ts';
import { type Slab, shadeOn, slabOf, slabOutline, slabSolid } from './phone-body.ts';
import type { Smartphone } from './phone-drawing.ts';
import { slabFront } from './phone-front.ts';
import { contactShadow } from './shadow.ts';
import { group, path, roundedRect } from './shapes.ts';
import { type Eye, eye, type Vector } from './solid.ts';
import { dropShadow, metal } from './surfaces.ts';

/** `hero`: back and front side by side; `front`: the screen; `detail`: the camera from near by. */
export function drawSmartphone(c: Canvas, phone: Smartphone, view: View): string {
  if (view === 'front') return screenOn(c, phone);
  if (view === 'detail') return cameraNearBy(c, phone);
  return pair(c, phone);
}

/** The screen side of a phone around 0, 0. */
const phoneFront = (c: Canvas, slab: Slab, phone: Smartphone): string =>
  slabFront(c, slab, { screen: phone.screen, cutout: phone.cutout ?? 'hole', clock: 0.085 });

/** A phone as a solid, one of its sides towards the viewer. */
export function phoneSolid(c: Canvas, from: Eye, phone: Smartphone, side: 'front' | 'back', at: Vector): string {
  const slab = slabOf(phone);
  return slabSolid(c, from, slab, at, side === 'back' ? phoneBack(c, slab, phone) : phoneFront(c, slab, phone));
}

function pair(c: Canvas, phone: Smartphone): string {
  const slab = slabOf(phone);
  const from = eye({ yaw: 24, pitch: 9, scale: 1.03, x: 403, y: 397 });
  return (
    contactShadow(c, 282, 726, 158, 15, 0.9) +
    contactShadow(c, 522, 739, 166, 16) +
    phoneSolid(c, from, phone, 'back', [-122, 8, -60]) +
    shadeOn(c, from, slab, [-122, 8, -47], [90, -12, 10]) +
    phoneSolid(c, from, phone, 'front', [108, -2, 60])
  );
}

function sideKeys(c: Canvas, slab: Slab): string {
  const fill = metal(c, slab.frame);
  const key = (y: number, length: number) =>
    path(roundedRect(slab.width / 2 - 3, slab.height * y, 7, slab.height * length, 2), fill);
  return key(-0.24, 0.1) + key(-0.11, 0.075);
}

function screenOn(c: Canvas, phone: Smartphone): string {
  const slab = slabOf(phone);
  return (
    contactShadow(c, 403, 394 + slab.height * 0.54 + 4, slab.width * 0.54, 14) +
    group('translate(400 394) scale(1.08)', sideKeys(c, slab) + phoneFront(c, slab, phone))
  );
}

/** The upper half of the back, turned a little, fading out below. */
function cameraNearBy(c: Canvas, phone: Smartphone): string {
  const slab = slabOf(phone);
  const fade = c.linearAt(0, 456, 0, 786, [
    [0, '#ffffff', 1],
    [0.4, '#ffffff', 0.82],
    [1, '#ffffff', 0],
  ]);
  const window = c.mask(`<rect width="800" height="800" fill="${fade}"/>`);
  const body = dropShadow(slabOutline(slab), 7, 9, 16, 0.26) + sideKeys(c, slab) + phoneBack(c, slab, phone);
  return `<g mask="${window}">${group('translate(440 716) rotate(-9) scale(1.86)', body)}</g>`;
}
