import { type BoxSize, mouldedBox } from './box.ts';
import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten } from './colour.ts';
import type { Powerbank, View } from './drawing.ts';
import { numerals } from './numerals.ts';
import { usbA, usbC } from './parts.ts';
import { contactShadow, floorPrint } from './shadow.ts';
import { centredRect, circle, group, num, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT } from './solid.ts';
import { paleOutline, rim, softEdge } from './surfaces.ts';

const sizeOf = (bank: Powerbank): BoxSize => ({
  width: 290,
  height: bank.form === 'magnetic' ? 440 : 560,
  depth: bank.build === 'slim' || bank.form === 'magnetic' ? 58 : 104,
  radius: 46,
});

/** `hero`: standing, turned; `front`: squarely; `detail`: looked down on, to show the sockets. */
export function drawPowerbank(c: Canvas, bank: Powerbank, view: View): string {
  const size = sizeOf(bank);
  const tall = size.height > 500;
  const zoom = tall ? 1.16 : 1.36;
  if (view === 'front') {
    const from = eye({ yaw: 0, pitch: 0, scale: zoom * 1.04, x: 400, y: 392 });
    return contactShadow(c, 404, 392 + (size.height * zoom * 1.04) / 2 + 4, 164, 15) + body(c, from, bank, size);
  }
  const from =
    view === 'detail'
      ? eye({ yaw: 26, pitch: 56, scale: zoom * 1.12, x: 422, y: 438 })
      : eye({ yaw: 30, pitch: 15, scale: zoom, x: 408, y: 386 });
  const middle = [0, -size.height / 2, -size.depth / 2] as const;
  return (
    floorPrint(from, middle, size.width, size.depth, { soft: 10, strength: 0.5, radius: 30 }) +
    body(c, from, bank, size)
  );
}

function body(c: Canvas, from: Eye, bank: Powerbank, size: BoxSize): string {
  const ports = group(from.face([0, size.height / 2 + 0.5, -size.depth / 2], RIGHT, NEAR), sockets(c, bank, size));
  return (
    mouldedBox(c, from, [0, 0, 0], size, bank.color) +
    ports +
    group(from.face([0, 0, 0], RIGHT, DOWN), face(c, bank, size))
  );
}

function sockets(c: Canvas, bank: Powerbank, { depth }: BoxSize): string {
  if (depth < 80) return usbC(c, 0, 0, 54, 19);
  return usbC(c, -78, 0, 52, 18) + usbA(0, 0, 66, 28, bank.accent ?? '#46d17f') + usbC(c, 78, 0, 52, 18);
}

function face(c: Canvas, bank: Powerbank, { width, height }: BoxSize): string {
  const { color } = bank;
  const d = centredRect(0, 0, width - 8, height - 8, 42);
  const plate = c.linear(0, 0, 0.9, 1, [
    [0, lighten(color, 0.34)],
    [0.4, lighten(color, 0.04)],
    [1, darken(color, 0.24)],
  ]);
  const fronts = { display, magnetic, plain } as const;
  return (
    path(d, plate) +
    softEdge(c, d, 24, 0.4) +
    fronts[bank.form ?? 'display'](c, bank, width, height) +
    paleOutline(c, d, color) +
    rim(c, d, 1.6, 0.85)
  );
}

/** A dark window with the charge in figures and a bolt. */
function display(c: Canvas, bank: Powerbank, width: number, height: number): string {
  const accent = bank.accent ?? '#46d17f';
  const top = -height / 2 + 26;
  const window = roundedRect(-width / 2 + 26, top, width - 52, 168, 24);
  const glass = c.diagonal([
    [0, '#2b2d33'],
    [0.4, '#0b0c0e'],
    [1, '#1b1c20'],
  ]);
  const line = isPale(bank.color) ? darken(bank.color, 0.25) : lighten(bank.color, 0.3);
  return (
    path(window, glass) +
    stroke(window, '#fff', 1, 'opacity=".22"') +
    numerals('88', -12, top + 46, 76, { colour: accent, weight: 0.12 }) +
    path(`M66 ${top + 64}l-14 26h10l-6 20 19 -28h-11l6 -18Z`, accent) +
    path(roundedRect(-44, height / 2 - 62, 88, 7, 3.5), line, 'opacity=".6"')
  );
}

/** The magnets' ring and its tail; lamps below. */
function magnetic(_c: Canvas, bank: Powerbank, _width: number, height: number): string {
  const line = isPale(bank.color) ? darken(bank.color, 0.16) : lighten(bank.color, 0.45);
  return (
    ring(0, -34, 92, line, 9, 'stroke-opacity=".6"') +
    path(roundedRect(-4.5, 84, 9, 52, 4.5), line, 'opacity=".6"') +
    lamps(bank, height)
  );
}

function plain(_c: Canvas, bank: Powerbank, width: number, height: number): string {
  const line = isPale(bank.color) ? darken(bank.color, 0.2) : lighten(bank.color, 0.26);
  const ridges = repeat(7, i =>
    stroke(
      `M${num(-width / 2 + 40)} ${num(height / 2 - 60 - i * 13)}H${num(width / 2 - 40)}`,
      line,
      2.4,
      'opacity=".5"',
    ),
  );
  return (
    path(centredRect(0, -height / 2 + 74, 70, 12, 6), line, 'opacity=".7"') +
    ridges +
    group(`translate(0 ${-height + 190})`, lamps(bank, height))
  );
}

const lamps = (bank: Powerbank, height: number): string =>
  repeat(4, i => {
    const off = isPale(bank.color) ? darken(bank.color, 0.18) : lighten(bank.color, 0.24);
    return circle(-33 + i * 22, height / 2 - 42, 5, i < 3 ? (bank.accent ?? '#7df0a8') : off);
  });
