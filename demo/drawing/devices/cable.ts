import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Cable, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { group, num, path, repeat, roundedRect, stroke } from './shapes.ts';
import { cylinder, dropShadow, lineShadow, paleOutline, rim } from './surfaces.ts';

/** `hero`: coiled and tied; `front`: laid out from end to end; `detail`: both plugs from near by. */
export function drawCable(c: Canvas, cable: Cable, view: View): string {
  if (view === 'front') return laidOut(c, cable);
  if (view === 'detail') return plugsNearBy(c, cable);
  return coiled(c, cable);
}

/** A length of cord with its shadow; braided jackets show two crossing threads. */
function cord(cable: Cable, d: string, width: number): string {
  const { color } = cable;
  const braid = cable.braided
    ? stroke(
        d,
        lighten(color, 0.3),
        width * 0.74,
        `stroke-dasharray="${num(width * 0.12)} ${num(width * 0.18)}" opacity=".55"`,
      ) +
      stroke(
        d,
        darken(color, 0.45),
        width * 0.74,
        `stroke-dasharray="${num(width * 0.08)} ${num(width * 0.22)}" stroke-dashoffset="${num(width * 0.14)}" opacity=".55"`,
      )
    : '';
  const light = [0.34, 0.22, 0.1]
    .map(share => stroke(d, '#fff', width * share, 'opacity=".16" stroke-linecap="round"'))
    .join('');
  const shade = [0.3, 0.16].map(share => stroke(d, '#000', width * share, 'opacity=".1"')).join('');
  return (
    lineShadow(d, width * 0.8, width * 0.3, width * 0.55, width * 0.7, 0.26) +
    stroke(d, darken(color, 0.5), width) +
    stroke(d, color, width - 2.4) +
    braid +
    group(`translate(${num(width * 0.1)} ${num(width * 0.26)})`, shade) +
    group(`translate(${num(-width * 0.08)} ${num(-width * 0.15)})`, light)
  );
}

const shellOf = (cable: Cable): Colour => cable.plug ?? '#3a3c41';

/** A plug whose cord leaves downwards at 0, 142; its mouth points up. */
function plug(c: Canvas, cable: Cable, kind: 'a' | 'c'): string {
  const shell = shellOf(cable);
  const metal = c.linear(0, 0, 1, 0, [
    [0, '#8d9096'],
    [0.2, '#f6f7f8'],
    [0.45, '#cfd1d6'],
    [0.8, '#8a8d94'],
    [1, '#a9acb2'],
  ]);
  const half = kind === 'a' ? 21 : 15;
  const [tip, radius] = kind === 'a' ? [-46, 2] : [-28, 5];
  const mouth = roundedRect(-half, tip, half * 2, 6 - tip, radius);
  const grip = roundedRect(-26, 2, 52, 92, 12);
  const holes =
    kind === 'a'
      ? [-11, 5].map(x => path(roundedRect(x, tip + 16, 7, 10, 1), '#3b3d43')).join('')
      : path(roundedRect(-10, tip, 20, 4, 2), '#1b1c1f');
  const ribs = repeat(4, i => stroke(`M${i * 0.8 - 14} ${105 + i * 10}H${14 - i * 0.8}`, '#000', 3, 'opacity=".3"'));
  return (
    dropShadow(grip, 4, 6, 6, 0.24) +
    path(mouth, metal) +
    stroke(mouth, '#5d6067', 0.8) +
    holes +
    path(grip, cylinder(c, shell, 'across', 1.1)) +
    paleOutline(c, grip, shell) +
    rim(c, grip, 1.4, 0.8) +
    path(roundedRect(-26, 78, 52, 3, 1), darken(shell, 0.45)) +
    path('M-15 94H15L11 142H-11Z', cylinder(c, darken(shell, 0.16))) +
    ribs
  );
}

/** A plug whose cord ends at x, y; `turn` says where its mouth points, 0 being up. */
const plugAt = (
  c: Canvas,
  cable: Cable,
  x: number,
  y: number,
  turn: number,
  scale: number,
  kind: 'a' | 'c' = 'c',
): string => group(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(0 -140)`, plug(c, cable, kind));

const firstEnd = (cable: Cable): 'a' | 'c' => (cable.ends === 'a-c' ? 'a' : 'c');

function coiled(c: Canvas, cable: Cable): string {
  const turn = (x: number, y: number, a: number, b: number) =>
    `M${x - a} ${y}A${a} ${b} 0 1 1 ${x + a} ${y}A${a} ${b} 0 1 1 ${x - a} ${y}`;
  const turns = [turn(400, 452, 206, 168), turn(410, 462, 180, 148), turn(392, 446, 192, 158)];
  const ends = [
    'M594 440C600 330 560 250 520 232C490 220 470 224 452 238',
    'M206 470C190 380 214 300 262 262C272 254 282 248 292 246',
  ];
  const tie = roundedRect(370, 584, 66, 80, 13);
  const picture =
    [...turns, ...ends].map(d => cord(cable, d, 19)).join('') +
    dropShadow(tie, 4, 7, 6, 0.28) +
    path(tie, cylinder(c, '#2a2c31', 'down')) +
    rim(c, tie, 1.2, 0.6) +
    plugAt(c, cable, 318, 238, -98, 1.1, firstEnd(cable)) +
    plugAt(c, cable, 456, 236, -52, 1.1);
  return group('translate(412 400) scale(1.2) translate(-380 -392)', picture);
}

function laidOut(c: Canvas, cable: Cable): string {
  const d = 'M196 306C196 560 330 640 400 500C452 392 392 262 470 190C548 122 604 250 604 494';
  return (
    cord(cable, d, 20) + plugAt(c, cable, 196, 312, 0, 1.3, firstEnd(cable)) + plugAt(c, cable, 604, 488, 180, 1.3)
  );
}

function plugsNearBy(c: Canvas, cable: Cable): string {
  const left = 'M265 532C276 650 320 740 404 740C490 740 524 650 535 532';
  return (
    cord(cable, left, 38) + plugAt(c, cable, 266, 546, -7, 2.4, firstEnd(cable)) + plugAt(c, cable, 534, 546, 7, 2.4)
  );
}
