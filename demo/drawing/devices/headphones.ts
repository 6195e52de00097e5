import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten, lightness, mix } from './colour.ts';
import type { Headphones, View } from './drawing.ts';
import { cupOutside, cupTowardsEar, type Shell } from './headphones-cup.ts';
import type { Colour } from './look.ts';
import { contactShadow } from './shadow.ts';
import { group, stroke } from './shapes.ts';

/** A dark pair gets a paler cushion and a dark one under a pale shell: the two must not run together. */
function shellOf(pair: Headphones): Shell {
  const { color } = pair;
  const cushion = isPale(color)
    ? mix(color, '#26272b', 0.16)
    : lightness(color) < 0.36
      ? mix(lighten(color, 0.13), '#4a4642', 0.35)
      : darken(color, 0.42);
  return {
    body: color,
    cushion: pair.cushion ?? cushion,
    metal: pair.metal ?? mix(color, '#b4b6bb', 0.62),
    accent: pair.accent ?? '#c9a35a',
    cups: pair.cups ?? 'round',
  };
}

/** `hero`: turned, one cup showing its shell and one its cushion; `front`: as worn, from ahead; `detail`: a cup from the side. */
export function drawHeadphones(c: Canvas, pair: Headphones, view: View): string {
  const shell = shellOf(pair);
  if (view === 'front') return fromAhead(c, shell);
  if (view === 'detail') return fromTheSide(c, shell);
  return turned(c, shell);
}

/** A padded or plain tube along a curve, lit from above. */
function tube(c: Canvas, d: string, width: number, colour: Colour, gloss: number): string {
  const round = 'stroke-linecap="round"';
  const body = c.linearAt(190, 0, 620, 0, [
    [0, lighten(colour, 0.12)],
    [0.35, lighten(colour, 0.14)],
    [0.7, darken(colour, 0.1)],
    [1, darken(colour, 0.2)],
  ]);
  const light = c.linearAt(190, 120, 600, 430, [
    [0, '#ffffff', gloss],
    [0.3, '#ffffff', gloss * 0.9],
    [0.6, '#ffffff', gloss * 0.12],
    [1, '#ffffff', 0],
  ]);
  const glow = [0.36, 0.24, 0.12].map(share => stroke(d, light, width * share, round)).join('');
  return (
    stroke(d, darken(colour, 0.45), width, round) +
    stroke(d, body, width - 3, round) +
    group('translate(-2.5 -4)', glow, 'opacity=".5"')
  );
}

/** The metal arm between band and cup. */
function arm(
  c: Canvas,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  metal: Colour,
): string {
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  const fill = c.linearAt(x1 - 9, 0, x1 + 9, 0, [
    [0, darken(metal, 0.15)],
    [0.3, lighten(metal, 0.75)],
    [0.6, metal],
    [1, darken(metal, 0.45)],
  ]);
  return stroke(d, darken(metal, 0.5), 17, 'stroke-linecap="round"') + stroke(d, fill, 14.5, 'stroke-linecap="round"');
}

function turned(c: Canvas, shell: Shell): string {
  const band = 'M204 432C176 236 276 112 408 112C540 112 640 226 610 424';
  const padding = 'M226 402C214 244 300 142 416 140C526 140 606 240 596 400';
  const small = shell.cups === 'on-ear';
  const near = small ? { x: 222, y: 518, a: 86, b: 110 } : { x: 222, y: 524, a: 100, b: 132 };
  const far = small ? { x: 578, y: 504, a: 72, b: 104 } : { x: 578, y: 508, a: 84, b: 124 };
  const picture =
    contactShadow(c, 252, near.y + near.b * 1.05, 94, 13, 0.95) +
    contactShadow(c, 584, far.y + far.b * 1.06, 86, 12, 0.85) +
    arm(c, [612, 404], [612, 452], shell.metal) +
    tube(c, padding, small ? 32 : 40, shell.cushion, 0.26) +
    tube(c, band, 30, shell.body, 0.5) +
    cupTowardsEar(c, shell, far) +
    arm(c, [203, 416], [207, 446], shell.metal) +
    cupOutside(c, shell, near);
  return group('translate(400 398) scale(1.16) translate(-394 -378)', picture);
}

function fromAhead(c: Canvas, shell: Shell): string {
  const band = 'M190 440C160 232 262 112 400 112S640 232 610 440';
  const padding = 'M208 404C190 246 282 138 400 138S610 246 592 404';
  const cup = { x: 206, y: 530, a: 62, b: shell.cups === 'on-ear' ? 104 : 122 };
  const picture =
    contactShadow(c, 236, 532 + cup.b, 78, 12, 0.9) +
    contactShadow(c, 568, 532 + cup.b, 78, 12, 0.9) +
    tube(c, padding, 34, shell.cushion, 0.22) +
    tube(c, band, 30, shell.body, 0.5) +
    arm(c, [196, 420], [204, 462], shell.metal) +
    arm(c, [604, 420], [596, 462], shell.metal) +
    cupOutside(c, shell, cup) +
    group('translate(800 0) scale(-1 1)', cupOutside(c, shell, cup));
  return group('translate(400 398) scale(1.14) translate(-400 -378)', picture);
}

function fromTheSide(c: Canvas, shell: Shell): string {
  const band = 'M322 420C296 240 346 108 446 106C536 104 582 232 566 424';
  const padding = 'M342 400C326 252 372 138 448 136C520 136 558 244 548 404';
  const [a, b] = shell.cups === 'on-ear' ? [122, 134] : [142, 160];
  const picture =
    contactShadow(c, 392, 520 + b + 8, 140, 14, 0.95) +
    arm(c, [566, 404], [566, 446], shell.metal) +
    tube(c, padding, 36, shell.cushion, 0.26) +
    tube(c, band, 32, shell.body, 0.5) +
    cupTowardsEar(c, shell, { x: 530, y: 508, a: b * 0.36, b: b * 0.92 }) +
    arm(c, [321, 404], [324, 436], shell.metal) +
    cupOutside(c, shell, { x: 336, y: 520, a, b });
  return group('translate(400 398) scale(1.12) translate(-400 -388)', picture);
}
