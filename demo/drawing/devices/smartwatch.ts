import type { Canvas } from './canvas.ts';
import type { Smartwatch, View } from './drawing.ts';
import { contactShadow } from './shadow.ts';
import { eye, type Stance } from './solid.ts';
import { caseSize, watchCase } from './watch-case.ts';
import { strapLoop, strapOpen } from './watch-strap.ts';

const STANCES = {
  turned: { yaw: 27, pitch: 10, scale: 1.24, x: 430, y: 412 },
  ahead: { yaw: 0, pitch: 4, scale: 1.26, x: 400, y: 388 },
  flat: { yaw: 0, pitch: 0, scale: 1, x: 400, y: 400 },
} as const satisfies Record<string, Stance>;

/** `hero`: standing on its closed strap, turned; `front`: from ahead; `back`: laid open on its face. */
export function drawSmartwatch(c: Canvas, watch: Smartwatch, view: View): string {
  const size = caseSize(watch);
  if (view === 'back') {
    const from = eye(STANCES.flat);
    return strapOpen(c, from, watch, size) + watchCase(c, from, watch, 'sensors');
  }
  const stance = view === 'front' ? STANCES.ahead : STANCES.turned;
  const from = eye(stance);
  const [x, y] = from.project([0, -266, -120]);
  return (
    contactShadow(c, x + 6, y, size.strap * 0.62, 15) +
    strapLoop(c, from, stance, watch, size) +
    watchCase(c, from, watch, 'dial')
  );
}
