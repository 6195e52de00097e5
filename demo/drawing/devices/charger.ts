import { type BoxSize, mouldedBox } from './box.ts';
import type { Canvas } from './canvas.ts';
import { drawPuck } from './charger-puck.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import type { Charger, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { usbA, usbC } from './parts.ts';
import { contactShadow, floorPrint } from './shadow.ts';
import { centredRect, circle, group, path, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep } from './solid.ts';
import { paleOutline, rim } from './surfaces.ts';

const SIZE: BoxSize = { width: 236, height: 250, depth: 230, radius: 50 };
const FACE = 110;

/** `hero`: the sockets, turned; `front`: squarely; `back`: the two round pins of an Indian wall socket. */
export function drawCharger(c: Canvas, charger: Charger, view: View): string {
  if (charger.form === 'puck') return drawPuck(c, charger, view);
  const { color } = charger;
  if (view === 'front') {
    const from = eye({ yaw: 0, pitch: 0, scale: 1.9, x: 400, y: 392 });
    return (
      contactShadow(c, 404, 634, 200, 17) +
      block(c, from, color) +
      group(from.face([0, 0, FACE], RIGHT, DOWN), socketFace(c, charger))
    );
  }
  const back = view === 'back';
  const from = eye(
    back ? { yaw: 36, pitch: 20, scale: 1.36, x: 408, y: 380 } : { yaw: 34, pitch: 18, scale: 1.62, x: 414, y: 404 },
  );
  const face = back ? pinFace(c, color) : socketFace(c, charger);
  return (
    floorPrint(from, [0, -SIZE.height / 2, -5], SIZE.width, SIZE.depth, { soft: 12, strength: 0.46, radius: 46 }) +
    block(c, from, color) +
    group(from.face([0, 0, FACE], RIGHT, DOWN), face) +
    (back ? pins(c, from, color) : '')
  );
}

const block = (c: Canvas, from: Eye, colour: Colour) => mouldedBox(c, from, [0, 0, FACE], SIZE, colour);

/** The raised plate common to both ends. */
function plate(c: Canvas, colour: Colour, inset: number): string {
  const { width, height } = SIZE;
  const outer = centredRect(0, 0, width - 8, height - 8, 46);
  const inner = centredRect(0, 0, width - inset * 2, height - inset * 2, 54 - inset);
  const body = c.diagonal([
    [0, lighten(colour, 0.5)],
    [0.4, colour],
    [1, darken(colour, 0.14)],
  ]);
  const edge = c.diagonal([
    [0, darken(colour, 0.35)],
    [1, lighten(colour, 0.7)],
  ]);
  const floor = mix(colour, isPale(colour) ? '#d5d6d8' : '#000000', 0.34);
  return (
    path(outer, body) +
    path(inner, floor) +
    stroke(inner, edge, 1.6) +
    paleOutline(c, outer, colour) +
    rim(c, outer, 1.6, 0.8)
  );
}

function socketFace(c: Canvas, charger: Charger): string {
  const tongue = charger.accent ?? '#ff7a1a';
  const sockets = {
    1: usbC(c, 0, 0, 84, 28),
    2: usbC(c, 0, -42, 80, 26) + usbA(0, 46, 84, 36, tongue),
    3: usbC(c, 0, -58, 76, 25) + usbC(c, 0, -8, 76, 25) + usbA(0, 52, 80, 34, tongue),
  } as const;
  return plate(c, charger.color, 22) + sockets[charger.ports ?? 1];
}

function pinFace(c: Canvas, colour: Colour): string {
  const hole = (x: number) =>
    circle(x, 0, 24, darken(colour, 0.16)) +
    circle(x, 0, 24, 'none', 'stroke="#000" stroke-opacity=".2" stroke-width="1.4"');
  const print = [0, 1, 2].map(i =>
    stroke(`M-34 ${66 + i * 11}H${34 - i * 16}`, darken(colour, 0.28), 3, 'opacity=".6"'),
  );
  return plate(c, colour, 16) + hole(-54) + hole(54) + print.join('');
}

/** Round brass pins: an insulated collar, then bright metal with a domed end. */
function pins(c: Canvas, from: Eye, colour: Colour): string {
  const steel = c.diagonal([
    [0, '#ffffff'],
    [0.35, '#d4d6da'],
    [0.65, '#94979e'],
    [1, '#5d6067'],
  ]);
  const sleeve = c.diagonal([
    [0, lighten(colour, 0.3)],
    [0.5, darken(colour, 0.1)],
    [1, darken(colour, 0.42)],
  ]);
  const pin = (x: number) => {
    const shaft = sweep(c, from, {
      origin: [x, 0, FACE],
      u: RIGHT,
      v: DOWN,
      normal: NEAR,
      depth: 106,
      d: centredRect(0, 0, 30, 30, 15),
      paint: t => (t < 0.42 ? sleeve : steel),
    });
    const end = [0, 3, 5, 6].map((reach, i) =>
      group(
        from.face([x, 0, FACE + 106 + reach], RIGHT, DOWN),
        circle(0, 0, 15 - i * 2.6, i === 3 ? '#fbfbfc' : steel),
      ),
    );
    return shaft + end.join('');
  };
  return pin(-54) + pin(54);
}
