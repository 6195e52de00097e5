import type { Colour } from './look.ts';
import { circle, num } from './shapes.ts';

/** Pen strokes in a unit square: a machine without any fonts can still tell the time. */
const PEN: Readonly<Record<string, string>> = {
  0: 'M.5 .06C.14 .06 .06 .25 .06 .5S.14 .94 .5 .94 .94 .75 .94 .5 .86 .06 .5 .06Z',
  1: 'M.2 .24L.56 .06V.94',
  2: 'M.1 .3C.12 .12 .28 .06 .5 .06S.9 .14 .9 .32C.9 .56 .1 .72 .08 .94H.92',
  3: 'M.1 .18C.2 .08 .34 .06 .48 .06 .7 .06 .86 .14 .86 .28S.7 .47 .42 .47C.74 .47 .92 .54 .92 .72S.72 .94 .48 .94C.3 .94 .14 .9 .06 .78',
  4: 'M.7 .94V.06L.06 .7H.98',
  5: 'M.86 .06H.2L.14 .46C.26 .4 .36 .37 .5 .37 .78 .37 .93 .48 .93 .65S.76 .94 .48 .94C.28 .94 .14 .88 .06 .76',
  6: 'M.84 .14C.76 .08 .66 .06 .54 .06 .22 .06 .07 .28 .07 .56S.22 .94 .5 .94 .94 .84 .94 .65 .78 .38 .52 .38 .1 .46 .07 .62',
  7: 'M.06 .06H.92L.4 .94',
  8: 'M.5 .06C.24 .06 .12 .14 .12 .27S.26 .47 .5 .47 .88 .4 .88 .27 .76 .06 .5 .06ZM.5 .47C.2 .47 .06 .56 .06 .71S.22 .94 .5 .94 .94 .86 .94 .71 .8 .47 .5 .47Z',
  9: 'M.16 .86C.24 .92 .34 .94 .46 .94 .78 .94 .93 .72 .93 .44S.78 .06 .5 .06 .06 .16 .06 .35 .22 .62 .48 .62 .9 .54 .93 .38',
};

const NARROW = 0.62;

/** The same strokes, narrowed: only the x coordinates shrink, so the pen keeps its width. */
function narrowed(pen: string): string {
  let command = 'M';
  let count = 0;
  return pen.replace(/[A-Za-z]|\d*\.?\d+/g, token => {
    if (/[A-Za-z]/.test(token)) {
      command = token;
      count = 0;
      return token;
    }
    const isX = command === 'H' || (command !== 'V' && count++ % 2 === 0);
    return `${num((isX ? NARROW : 1) * Number(token))} `;
  });
}

const advance = (glyph: string) => (glyph === ':' ? 0.34 : glyph === '1' ? 0.56 : 0.8);

interface NumeralLook {
  readonly colour: Colour;
  /** Pen width as a share of the height; 0.11 when absent. */
  readonly weight?: number;
  readonly opacity?: number;
  /** Which share of the width lies left of x: 0 starts there, 0.5 is centred, 1 ends there; 0.5 when absent. */
  readonly anchor?: number;
}

/** Digits and colons, their top at y. */
export function numerals(text: string, x: number, y: number, height: number, look: NumeralLook): string {
  const { colour, weight = 0.11, opacity = 1, anchor = 0.5 } = look;
  const width = [...text].reduce((sum, glyph) => sum + advance(glyph), 0) * height - 0.18 * height;
  const dot = weight * height * 0.62;
  let at = x - width * anchor;
  let drawn = '';
  for (const glyph of text) {
    if (glyph === ':') {
      drawn += circle(at + 0.08 * height, y + height * 0.32, dot, colour);
      drawn += circle(at + 0.08 * height, y + height * 0.72, dot, colour);
    } else {
      drawn += `<path transform="translate(${num(at)} ${num(y)}) scale(${num(height)})" d="${narrowed(PEN[glyph] ?? '')}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
    }
    at += advance(glyph) * height;
  }
  return `<g opacity="${opacity}">${drawn}</g>`;
}
