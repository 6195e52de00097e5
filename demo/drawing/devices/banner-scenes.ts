import type { Canvas } from './canvas.ts';
import { paintDevice } from './draw.ts';
import type { Drawing, View } from './drawing.ts';
import { phoneBack } from './phone-back.ts';
import { slabOf, slabOutline } from './phone-body.ts';
import { group } from './shapes.ts';
import { dropShadow } from './surfaces.ts';
import { liveWire, wirePlug } from './wire.ts';

export type BannerArt = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A composition around 0, 0, the middle of the device's 800 × 800 box. The wire runs out of the picture, and in the
 * square crop it comes from the right, because the words stand at the top left.
 */
type Scene = (c: Canvas, drawing: Drawing, crop: 'wide' | 'square') => string;

/** The device's picture around x, y. */
const device = (c: Canvas, drawing: Drawing, view: View, x: number, y: number, scale: number): string =>
  group(`translate(${x} ${y}) scale(${scale}) translate(-400 -400)`, paintDevice(c, drawing, view));

/** A pair of phones; the wire drops in, swings below and climbs into the socket. */
const charging: Scene = (c, drawing, crop) => {
  const wire =
    crop === 'wide'
      ? 'M-336 -700V150C-336 330 -250 424 -70 424C60 424 122 420 122 352'
      : 'M372 -1000V180C372 320 330 398 236 398C160 398 122 400 122 352';
  return liveWire(c, wire) + wirePlug(c, 122, 276, 0) + device(c, drawing, 'hero', 0, -28, 0.93);
};

/**
 * Headphones hung over the wire: it passes before one arm of the band and behind the other. In the square crop it ends in
 * its plug there, because going on upward it would cross the words.
 */
const hung: Scene = (c, drawing, crop) => {
  const [before, behind] =
    crop === 'wide'
      ? ['M-440 -520L-24 -206Q2 -186 24 -183', 'M24 -183Q46 -186 72 -206L560 -560']
      : ['M-38 -272Q-38 -206 -4 -189Q8 -183 24 -183', 'M24 -183Q46 -186 72 -202L620 -520'];
  const end = crop === 'square' ? wirePlug(c, -38, -356, 0) : '';
  return liveWire(c, behind) + device(c, drawing, 'hero', 8, 30, 0.94) + liveWire(c, before) + end;
};

/** A laptop; the wire comes along the table, turns at its left and goes into its side. */
const onTheTable: Scene = (c, drawing) =>
  device(c, drawing, 'hero', 20, -30, 0.98) +
  liveWire(c, 'M-356 138C-466 152 -470 322 -300 330C-120 338 160 318 700 330') +
  wirePlug(c, -272, 126, 83);

/** A phone's camera, very near; the wire swings round behind it. */
const nearBy: Scene = (c, drawing) => {
  const sweepRound = 'M620 -330C440 -452 60 -470 -170 -352C-380 -240 -418 40 -300 214C-230 310 -100 350 60 300';
  if (drawing.device !== 'smartphone') return liveWire(c, sweepRound) + device(c, drawing, 'detail', 0, 0, 1);
  const slab = slabOf(drawing);
  const back = dropShadow(slabOutline(slab), 8, 10, 18, 0.4) + phoneBack(c, slab, drawing);
  return liveWire(c, sweepRound) + group('translate(64 284) rotate(13) scale(1.78)', back);
};

/** A television standing on the wire as on a shelf. */
const onTheShelf: Scene = (c, drawing) =>
  liveWire(c, 'M760 236H-352Q-412 236 -412 296V700') + device(c, drawing, 'front', 10, -4, 1);

/** Earbuds inside a loop of the wire: behind the lid, before the case. */
const encircled: Scene = (c, drawing) => {
  const behind = 'M640 -420C470 -330 420 -150 180 -150C-120 -150 -372 -40 -372 96';
  const before = 'M-372 96C-372 250 -120 300 120 268C280 246 400 250 640 330';
  return liveWire(c, behind) + device(c, drawing, 'hero', 0, -4, 0.9) + liveWire(c, before);
};

export const BANNER_SCENES: Record<BannerArt, Scene> = {
  1: charging,
  2: hung,
  3: onTheTable,
  4: nearBy,
  5: onTheShelf,
  6: encircled,
};
