import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Laptop, View } from './drawing.ts';
import { DECK_DEPTH, DECK_WIDTH, laptopDeck } from './laptop-deck.ts';
import { laptopScreen, SCREEN_HEIGHT, screenOutline } from './laptop-screen.ts';
import type { Colour } from './look.ts';
import { usbC } from './parts.ts';
import { floorPrint } from './shadow.ts';
import { circle, group, path, roundedRect, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep, UP, type Vector } from './solid.ts';

const BASE = 13;
const deckOutline = roundedRect(-DECK_WIDTH / 2, -DECK_DEPTH / 2, DECK_WIDTH, DECK_DEPTH, 20);

/** `hero`: open; `back`: closed, seen from above; `detail`: the keys, looked down on. */
export function drawLaptop(c: Canvas, laptop: Laptop, view: View): string {
  if (view === 'back') return closed(c, laptop);
  if (view === 'detail') return opened(c, laptop, eye({ yaw: -20, pitch: 52, scale: 0.96, x: 376, y: 540 }), 24);
  return opened(c, laptop, eye({ yaw: 22, pitch: 20, scale: 1.03, x: 419, y: 560 }), 15);
}

const flank = (colour: Colour) => (t: number) =>
  t < 0.12
    ? darken(colour, 0.5)
    : t > 0.88
      ? lighten(colour, 0.42)
      : mix(darken(colour, 0.32), darken(colour, 0.08), t);

function base(c: Canvas, from: Eye, colour: Colour): string {
  const body = sweep(c, from, {
    origin: [0, -BASE, 0],
    u: RIGHT,
    v: NEAR,
    normal: UP,
    depth: BASE,
    d: deckOutline,
    paint: flank(colour),
  });
  const sockets = usbC(c, 0, 0, 20, 6) + usbC(c, 30, 0, 20, 6) + circle(62, 0, 3.4, '#0a0a0b');
  return body + group(from.face([-DECK_WIDTH / 2 - 0.5, -BASE / 2, -DECK_DEPTH * 0.36], NEAR, DOWN), sockets);
}

const floor = (from: Eye) => floorPrint(from, [0, -BASE - 3, 0], DECK_WIDTH, DECK_DEPTH, { soft: 10, strength: 0.4 });

/** The machine with its lid leaning back by `lean` degrees. */
function opened(c: Canvas, laptop: Laptop, from: Eye, lean: number): string {
  const colour = laptop.color;
  const angle = (lean * Math.PI) / 180;
  const down: Vector = [0, -Math.cos(angle), Math.sin(angle)];
  const out: Vector = [0, Math.sin(angle), Math.cos(angle)];
  const top: Vector = [0, 4 + SCREEN_HEIGHT * Math.cos(angle), -DECK_DEPTH / 2 - SCREEN_HEIGHT * Math.sin(angle)];
  const thickness = 6;
  const lid = sweep(c, from, {
    origin: [top[0], top[1] - out[1] * thickness, top[2] - out[2] * thickness],
    u: RIGHT,
    v: down,
    normal: out,
    depth: thickness,
    d: screenOutline,
    paint: flank(colour),
  });
  const hinge = sweep(c, from, {
    origin: [0, -2, -DECK_DEPTH / 2 - 1],
    u: RIGHT,
    v: NEAR,
    normal: UP,
    depth: 7,
    d: roundedRect(-DECK_WIDTH * 0.4, -6, DECK_WIDTH * 0.8, 13, 5),
    paint: () => darken(colour, 0.62),
  });
  return (
    floor(from) +
    base(c, from, colour) +
    group(from.face([0, 0, 0], RIGHT, NEAR), laptopDeck(c, laptop)) +
    hinge +
    lid +
    group(from.face(top, RIGHT, down), laptopScreen(c, laptop))
  );
}

function closed(c: Canvas, laptop: Laptop): string {
  const colour = laptop.color;
  const from = eye({ yaw: 28, pitch: 32, scale: 1.12, x: 400, y: 400 });
  const lid = sweep(c, from, {
    origin: [0, 2.5, 0],
    u: RIGHT,
    v: NEAR,
    normal: UP,
    depth: 7,
    d: deckOutline,
    paint: flank(colour),
  });
  const gap = path(
    roundedRect(-DECK_WIDTH / 2 + 2, -DECK_DEPTH / 2 + 2, DECK_WIDTH - 4, DECK_DEPTH - 4, 18),
    '#0d0e10',
    'opacity=".9"',
  );
  return (
    floor(from) +
    base(c, from, colour) +
    group(from.face([0, 1, 0], RIGHT, NEAR), gap) +
    lid +
    group(from.face([0, 9.5, 0], RIGHT, NEAR), lidTop(c, colour))
  );
}

/** The lid's outside: one broad gleam, and a square mark a shade apart. */
function lidTop(c: Canvas, colour: Colour): string {
  const body = c.linear(0, 0, 0.9, 1, [
    [0, lighten(colour, 0.4)],
    [0.3, lighten(colour, 0.12)],
    [0.62, darken(colour, 0.02)],
    [1, darken(colour, 0.2)],
  ]);
  const gleam = c.linear(0, 0.2, 1, 0.6, [
    [0, '#ffffff', 0],
    [0.42, '#ffffff', 0.02],
    [0.5, '#ffffff', 0.22],
    [0.56, '#ffffff', 0.03],
    [1, '#ffffff', 0],
  ]);
  const edge = c.diagonal([
    [0, '#ffffff', 0.85],
    [0.5, '#ffffff', 0.2],
    [1, '#ffffff', 0.6],
  ]);
  const mark = c.diagonal([
    [0, darken(colour, 0.24)],
    [1, lighten(colour, 0.3)],
  ]);
  const inner = roundedRect(-DECK_WIDTH / 2 + 1, -DECK_DEPTH / 2 + 1, DECK_WIDTH - 2, DECK_DEPTH - 2, 19);
  return (
    path(deckOutline, body) +
    path(deckOutline, gleam) +
    stroke(inner, edge, 1.6) +
    path(roundedRect(-17, -17, 34, 34, 11), mark)
  );
}
