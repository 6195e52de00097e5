import { darken, lighten } from './colour.ts';
import type { Smartwatch } from './drawing.ts';
import { num, stroke } from './shapes.ts';
import type { Eye } from './solid.ts';

/** One place along the strap: where its middle line runs, which way it faces, and how wide it is. */
export interface Station {
  readonly y: number;
  readonly z: number;
  readonly ny: number;
  readonly nz: number;
  readonly width: number;
}

const at = (from: Eye, s: Station, x: number): string => from.project([x, s.y, s.z]).map(num).join(' ');

const lengthwise = (from: Eye, run: readonly Station[], x: (s: Station) => number): string =>
  `M${run.map(s => at(from, s, x(s))).join('L')}`;

/** Places about `pitch` apart along the strap. */
function everySo(run: readonly Station[], pitch: number): Station[] {
  let walked = pitch;
  return run.filter((s, i) => {
    const before = run[i - 1] ?? s;
    walked += Math.hypot(s.y - before.y, s.z - before.z);
    if (walked < pitch) return false;
    walked = 0;
    return true;
  });
}

/** Holes, stitches or links on the outside of a strap. */
export function strapTexture(watch: Smartwatch, from: Eye, run: readonly Station[]): string {
  return TEXTURES[watch.band ?? 'sport'](watch, from, run);
}

const TEXTURES = {
  sport({ strap }: Smartwatch, from: Eye, run: readonly Station[]): string {
    const lower = run.filter(s => s.y < -185);
    return everySo(lower, 24)
      .map(s => {
        const [x = 0, y = 0] = from.project([0, s.y, s.z]);
        const squash = Math.max(0.15, s.nz);
        return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="6" ry="${num(7 * squash)}" fill="${darken(strap, 0.62)}"/>`;
      })
      .join('');
  },

  leather({ strap }: Smartwatch, from: Eye, run: readonly Station[]): string {
    return [-1, 1]
      .map(side => lengthwise(from, run, s => side * (s.width / 2 - 11)))
      .map(d => stroke(d, lighten(strap, 0.45), 2, 'stroke-dasharray="7 5" opacity=".85"'))
      .join('');
  },

  metal({ strap }: Smartwatch, from: Eye, run: readonly Station[]): string {
    const joints = [-0.19, 0.19]
      .map(share => lengthwise(from, run, s => share * s.width))
      .map(
        d =>
          stroke(d, darken(strap, 0.5), 1.8, 'opacity=".75"') +
          stroke(d, '#fff', 0.8, 'opacity=".4" transform="translate(1.4 0)"'),
      );
    const links = everySo(run, 20).map(s => {
      const d = `M${at(from, s, -s.width / 2)}L${at(from, s, s.width / 2)}`;
      return (
        stroke(d, darken(strap, 0.55), 2.2, 'opacity=".8"') +
        stroke(d, '#fff', 1.2, 'opacity=".5" transform="translate(0 1.8)"')
      );
    });
    return links.join('') + joints.join('');
  },
};
