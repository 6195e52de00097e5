import type { Canvas } from './canvas.ts';
import { lighten } from './colour.ts';
import type { Laptop } from './drawing.ts';
import { DECK_WIDTH } from './laptop-deck.ts';
import type { Colour } from './look.ts';
import { circle, group, num, path, roundedRect } from './shapes.ts';
import { wallpaper } from './wallpaper.ts';

export const SCREEN_HEIGHT = 364;
const BEZEL = 9;

/** The lid from its top edge downwards. */
export const screenOutline = roundedRect(-DECK_WIDTH / 2, 0, DECK_WIDTH, SCREEN_HEIGHT, 18);

/** Tiles of the dock, top colour and bottom colour. */
const TILES: readonly (readonly [Colour, Colour])[] = [
  ['#78a9ff', '#3f7fe8'],
  ['#6fd79a', '#2fb568'],
  ['#f9c46c', '#ec9a2e'],
  ['#f48a86', '#e0514d'],
  ['#a991f5', '#7b5ce6'],
  ['#5fcfd8', '#1aa9b6'],
  ['#f4f6f9', '#c9ccd2'],
  ['#5c5f69', '#1e2027'],
];

/** The screen side of the lid: bezel, wallpaper, menu line, dock and reflection. */
export function laptopScreen(c: Canvas, laptop: Laptop): string {
  const left = -DECK_WIDTH / 2;
  const [w, h] = [DECK_WIDTH - 2 * BEZEL, SCREEN_HEIGHT - 2 * BEZEL - 8];
  const glass = roundedRect(left + BEZEL, BEZEL, w, h, 9);
  const sheet = c.linear(0, 0, 0.7, 0.5, [
    [0, '#ffffff', 0.15],
    [0.7, '#ffffff', 0.045],
    [1, '#ffffff', 0.02],
  ]);
  const reflection = `M${left} 0H${DECK_WIDTH * 0.22}L${num(-DECK_WIDTH * 0.12)} ${SCREEN_HEIGHT}H${left}Z`;
  const notch = laptop.notch ? path(roundedRect(-34, -8, 68, 27, 8), '#0a0b0d') + circle(0, 9, 2.2, '#22305a') : '';
  return (
    path(screenOutline, lighten(laptop.color, 0.2)) +
    path(roundedRect(left + 1.6, 1.6, DECK_WIDTH - 3.2, SCREEN_HEIGHT - 3.2, 16.5), '#0a0b0d') +
    `<g clip-path="${c.clip(glass)}">` +
    group(`translate(${left + BEZEL} ${BEZEL})`, wallpaper(c, w, h, laptop.screen)) +
    `<rect x="${left}" y="0" width="${DECK_WIDTH}" height="20" fill="#000" opacity=".16"/>` +
    dock(c, h) +
    notch +
    path(reflection, sheet) +
    '</g>' +
    (laptop.notch ? '' : circle(0, 5.4, 2, '#22242a')) +
    path(roundedRect(-26, SCREEN_HEIGHT - 10.5, 52, 3, 1.5), '#26282d')
  );
}

function dock(c: Canvas, h: number): string {
  const tiles = TILES.map(([top, bottom], i) => {
    const fill = c.diagonal([
      [0, top],
      [1, bottom],
    ]);
    return path(roundedRect(-108 + i * 27.6, h - 22, 21, 21, 6), fill);
  });
  return path(roundedRect(-118, h - 26, 236, 28, 9), '#fff', 'opacity=".24"') + tiles.join('');
}
