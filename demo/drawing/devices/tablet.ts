import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import type { Tablet, View } from './drawing.ts';
import { phoneBack } from './phone-back.ts';
import { type Slab, shadeOn, slabSolid } from './phone-body.ts';
import type { Smartphone } from './phone-drawing.ts';
import { slabFront } from './phone-front.ts';
import { contactShadow } from './shadow.ts';
import { group, path, roundedRect } from './shapes.ts';
import { eye } from './solid.ts';
import { cylinder } from './surfaces.ts';

const slabOf = (tablet: Tablet): Slab => ({
  width: 456,
  height: 626,
  depth: 20,
  radius: 32,
  bezel: 19,
  frame: mix(tablet.color, '#a9abb0', 0.35),
});

const front = (c: Canvas, tablet: Tablet): string =>
  slabFront(c, slabOf(tablet), { screen: tablet.screen, cutout: 'none', clock: 0.07 });

function back(c: Canvas, tablet: Tablet): string {
  const likePhone: Smartphone = {
    device: 'smartphone',
    color: tablet.color,
    camera: (tablet.lenses ?? 1) === 1 ? 'row' : 'pill',
    lenses: tablet.lenses ?? 1,
    screen: tablet.screen,
  };
  // The camera is measured in shares of a phone's width; on a tablet it would come out half as large again.
  return phoneBack(c, slabOf(tablet), likePhone, 0.62);
}

/** `hero`: back and front side by side, with a pen if it has one. */
export function drawTablet(c: Canvas, tablet: Tablet, view: View): string {
  if (view === 'hero') return pair(c, tablet);
  const from = eye({ yaw: 0, pitch: 0, scale: 1.1, x: 400, y: 392 });
  return (
    contactShadow(c, 403, 743, 246, 14) +
    slabSolid(c, from, slabOf(tablet), [0, 0, 0], view === 'back' ? back(c, tablet) : front(c, tablet))
  );
}

function pair(c: Canvas, tablet: Tablet): string {
  const slab = slabOf(tablet);
  const from = eye({ yaw: 25, pitch: 9, scale: 0.97, x: tablet.pen ? 386 : 418, y: 392 });
  return (
    contactShadow(c, tablet.pen ? 286 : 318, 700, 196, 14, 0.7) +
    contactShadow(c, tablet.pen ? 440 : 472, 722, 240, 16) +
    (tablet.pen ? contactShadow(c, 702, 710, 22, 6, 0.8) : '') +
    slabSolid(c, from, slab, [-96, 8, -70], back(c, tablet)) +
    shadeOn(c, from, slab, [-96, 8, -60], [36, -14, 10]) +
    slabSolid(c, from, slab, [58, -6, 60], front(c, tablet)) +
    (tablet.pen ? group('translate(694 384) rotate(3)', penUpright(c)) : '')
  );
}

/** A pen on its tip, its middle at 0, 0. */
function penUpright(c: Canvas): string {
  return (
    path(roundedRect(-8, -280, 16, 560, 8), cylinder(c, '#f1f1ef')) +
    path('M-8 268C-7 296 -3 316 0 322C3 316 7 296 8 268Z', cylinder(c, '#e6e6e3')) +
    path('M-2.6 308L0 322L2.6 308Z', '#8b8c90')
  );
}
