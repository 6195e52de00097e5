import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import type { Speaker, View } from './drawing.ts';
import type { Colour } from './look.ts';
import { usbC, weave } from './parts.ts';
import { floorPrint } from './shadow.ts';
import { circle, group, path, repeat, ring, roundedRect, stroke } from './shapes.ts';
import { DOWN, type Eye, eye, NEAR, RIGHT, sweep, type Vector } from './solid.ts';
import { rim } from './surfaces.ts';

const [WIDTH, HEIGHT, DEPTH, RADIUS] = [470, 300, 150, 78];
const FRONT: Vector = [0, 0, DEPTH / 2];

const STANCES = {
  hero: { yaw: 26, pitch: 18, scale: 1.2, x: 400, y: 404 },
  back: { yaw: -24, pitch: 16, scale: 1.2, x: 400, y: 404 },
  detail: { yaw: 24, pitch: 54, scale: 1.2, x: 400, y: 400 },
} as const;

/** A small rounded box with a cloth front. */
export function drawBrick(c: Canvas, speaker: Speaker, view: View): string {
  const from = eye(view === 'back' ? STANCES.back : view === 'detail' ? STANCES.detail : STANCES.hero);
  const { color } = speaker;
  const bright = c.diagonal([
    [0, lighten(color, 0.4)],
    [0.4, color],
    [1, darken(color, 0.4)],
  ]);
  const body = sweep(c, from, {
    origin: [0, 0, -DEPTH / 2],
    u: RIGHT,
    v: DOWN,
    normal: NEAR,
    depth: DEPTH,
    d: roundedRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, RADIUS),
    paint: t => (t < 0.06 ? darken(color, 0.35) : t > 0.96 ? lighten(color, 0.25) : bright),
  });
  return (
    floorPrint(from, [0, -HEIGHT / 2, 0], WIDTH * 0.86, DEPTH, { soft: 10, strength: 0.5 }) +
    body +
    topKeys(c, from, color) +
    group(from.face(FRONT, RIGHT, DOWN), view === 'back' ? rear(c, color) : cloth(c, speaker))
  );
}

function topKeys(_c: Canvas, from: Eye, colour: Colour): string {
  const ink = isPale(colour) ? '#3a3d44' : '#f1f3f5';
  const look = 'stroke-linecap="round" stroke-linejoin="round"';
  const signs = ['M-10 0H10', 'M-8 -11L12 0L-8 11Z', 'M-10 0H10M0 -10V10'];
  const keys = signs
    .map((d, i) =>
      group(
        `translate(${(i - 1) * 74} 0)`,
        ring(0, 0, 25, ink, 1.6, 'stroke-opacity=".35"') + stroke(d, ink, 4.5, look),
      ),
    )
    .join('');
  return group(from.face([0, HEIGHT / 2 + 0.5, 0], RIGHT, NEAR), keys);
}

function cloth(c: Canvas, speaker: Speaker): string {
  const { color } = speaker;
  const accent = speaker.accent ?? '#ef7d4f';
  const d = roundedRect(-WIDTH / 2 + 10, -HEIGHT / 2 + 10, WIDTH - 20, HEIGHT - 20, RADIUS - 10);
  const light = c.diagonal([
    [0, '#ffffff', 0.3],
    [0.4, '#ffffff', 0.02],
    [1, '#000000', 0.4],
  ]);
  const badge = roundedRect(-34, 62, 68, 26, 8);
  return (
    path(d, weave(c, color, 8)) +
    path(d, light) +
    stroke(d, darken(color, 0.5), 2, 'opacity=".6"') +
    rim(c, roundedRect(-WIDTH / 2 + 1, -HEIGHT / 2 + 1, WIDTH - 2, HEIGHT - 2, RADIUS), 2, 0.8) +
    path(badge, accent) +
    stroke('M-16 75H16', darken(accent, 0.45), 3, 'stroke-linecap="round"')
  );
}

function rear(c: Canvas, colour: Colour): string {
  const plate = c.diagonal([
    [0, lighten(colour, 0.3)],
    [0.5, colour],
    [1, darken(colour, 0.28)],
  ]);
  const radiator = c.radial(0.4, 0.34, 0.8, [
    [0, mix(colour, '#70737b', 0.5)],
    [0.6, darken(colour, 0.4)],
    [1, darken(colour, 0.6)],
  ]);
  const panel = roundedRect(70, 54, 120, 52, 16);
  return (
    path(roundedRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, RADIUS), plate) +
    path(roundedRect(-178, -74, 236, 148, 70), darken(colour, 0.35)) +
    path(roundedRect(-168, -64, 216, 128, 62), radiator) +
    repeat(2, i =>
      stroke(
        roundedRect(-156 + i * 14, -52 + i * 14, 192 - i * 28, 104 - i * 28, 50 - i * 12),
        '#fff',
        1.4,
        'opacity=".14"',
      ),
    ) +
    path(panel, '#1c1d21') +
    usbC(c, 108, 80, 40, 14) +
    circle(160, 80, 10, '#08090a') +
    ring(160, 80, 10, '#fff', 1, 'stroke-opacity=".4"') +
    rim(c, roundedRect(-WIDTH / 2 + 1, -HEIGHT / 2 + 1, WIDTH - 2, HEIGHT - 2, RADIUS), 2, 0.8)
  );
}
