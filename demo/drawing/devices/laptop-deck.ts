import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Laptop } from './drawing.ts';
import type { Colour } from './look.ts';
import { perforation } from './parts.ts';
import { num, path, roundedRect, stroke } from './shapes.ts';

export const DECK_WIDTH = 560;
export const DECK_DEPTH = 376;

const BOARD_WIDTH = 486;
const GAP = 4.5;
const times = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Row heights and the keys' relative widths, from the function row to the space bar. */
const ROWS: readonly { readonly height: number; readonly keys: readonly number[] }[] = [
  { height: 15, keys: times(14) },
  { height: 27, keys: [...times(13), 1.5] },
  { height: 27, keys: [1.4, ...times(13)] },
  { height: 27, keys: [1.7, ...times(11), 1.7] },
  { height: 27, keys: [2.2, ...times(10), 2.2] },
  { height: 27, keys: [1, 1, 1, 1.2, 5, 1.2, 1, 0.8, 0.8, 0.8, 0.8] },
];

const BOARD_HEIGHT = ROWS.reduce((sum, row) => sum + row.height + GAP, 0) + 5;

/** All key caps as one path, from the board's top left corner. */
function keyCaps(left: number, top: number): string {
  let d = '';
  let y = top + 5;
  for (const { height, keys } of ROWS) {
    const room = BOARD_WIDTH - 10 - GAP * (keys.length - 1);
    const unit = room / keys.reduce((sum, key) => sum + key, 0);
    let x = left + 5;
    for (const key of keys) {
      const width = unit * key;
      const [across, down] = [num(width - 6), num(height - 6)];
      d += `M${num(x + 3)} ${num(y)}h${across}q3 0 3 3v${down}q0 3 -3 3h${-across}q-3 0 -3 -3v${-down}q0 -3 3 -3Z`;
      x += width + GAP;
    }
    y += height + GAP;
  }
  return d;
}

/** The deck seen from above, around 0, 0. */
export function laptopDeck(c: Canvas, laptop: Laptop): string {
  const colour = laptop.color;
  const [x, y] = [-DECK_WIDTH / 2, -DECK_DEPTH / 2];
  const boardTop = y + 34;
  const plate = c.linear(0, 0, 0.9, 1, [
    [0, lighten(colour, 0.18)],
    [0.5, colour],
    [1, darken(colour, 0.13)],
  ]);
  const edge = c.diagonal([
    [0, '#ffffff', 0.8],
    [0.5, '#ffffff', 0.15],
    [1, '#ffffff', 0.65],
  ]);
  const underHinge = c.linear(0, 0, 0, 1, [
    [0, '#000000', 0.5],
    [1, '#000000', 0],
  ]);
  const grille = (at: number) =>
    perforation(c, { x: at, y: boardTop + 4, width: 22, height: BOARD_HEIGHT - 8 }, 4, 1, darken(colour, 0.5));
  return (
    path(roundedRect(x, y, DECK_WIDTH, DECK_DEPTH, 20), plate) +
    grille(x + 10) +
    grille(-x - 32) +
    keyboard(c, laptop, -BOARD_WIDTH / 2, boardTop) +
    touchpad(c, colour, boardTop + BOARD_HEIGHT + 16) +
    stroke(roundedRect(x + 1, y + 1, DECK_WIDTH - 2, DECK_DEPTH - 2, 19), edge, 1.6) +
    path(`M-44 ${DECK_DEPTH / 2}q4 -9 14 -9h60q10 0 14 9Z`, darken(colour, 0.22)) +
    path(roundedRect(x + 6, y, DECK_WIDTH - 12, 26, 6), underHinge)
  );
}

function keyboard(c: Canvas, laptop: Laptop, left: number, top: number): string {
  const keys: Colour = laptop.keys ?? '#17181b';
  const caps = keyCaps(left, top);
  const cap = c.linear(0, 0, 0.4, 1, [
    [0, lighten(keys, 0.2)],
    [0.25, lighten(keys, 0.09)],
    [1, keys],
  ]);
  const well = isPale(keys) ? darken(laptop.color, 0.3) : '#0a0b0d';
  const light =
    laptop.backlight === undefined
      ? ''
      : stroke(caps, laptop.backlight, 4.5, 'opacity=".35"') + stroke(caps, laptop.backlight, 2.2, 'opacity=".8"');
  return (
    path(roundedRect(left - 2, top - 2, BOARD_WIDTH + 4, BOARD_HEIGHT + 4, 9), darken(laptop.color, 0.3)) +
    path(roundedRect(left, top, BOARD_WIDTH, BOARD_HEIGHT, 8), well) +
    light +
    path(caps, cap)
  );
}

function touchpad(c: Canvas, colour: Colour, top: number): string {
  const d = roundedRect(-108, top, 216, DECK_DEPTH / 2 - top - 14, 9);
  const fill = c.diagonal([
    [0, lighten(colour, 0.16)],
    [0.6, darken(colour, 0.03)],
    [1, darken(colour, 0.1)],
  ]);
  const edge = c.linear(0, 0, 0, 1, [
    [0, darken(colour, 0.42)],
    [1, lighten(colour, 0.4)],
  ]);
  return path(d, fill) + stroke(d, edge, 1.2);
}
