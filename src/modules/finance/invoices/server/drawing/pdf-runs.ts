import bidiFactory from 'bidi-js';
import { FONT_NAMES, FONTS, type FontName } from './pdf-fonts.ts';

/** A run of text in one font and direction. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

interface Span {
  readonly font: FontName;
  readonly text: string;
  readonly level: number;
}

const bidi = bidiFactory();
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
/** Combining marks and (non-)joiners, which belong to the preceding letter. */
const LEANS = /[\p{M}\u200c\u200d]/u;
/** Invisible direction marks. */
const INVISIBLE = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Splits a line into runs by script and direction, in visual order from left to right (Unicode Bidirectional
 * Algorithm). `has`: whether a font has a glyph; letters no font has use the first font, which shows a box.
 */
export function runsOf(text: string, has: (font: FontName, code: number) => boolean): FontRun[] {
  const visible = text.replace(INVISIBLE, '');
  const { levels } = bidi.getEmbeddingLevels(visible, 'auto');
  const spans: Span[] = [];
  let at = 0;
  for (const letter of visible) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const last = spans.at(-1);
    const font = fontOf(letter, last?.font, has);
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    if (last?.font === font && last.level === level) spans[spans.length - 1] = { font, level, text: last.text + drawn };
    else spans.push({ font, level, text: drawn });
  }
  return inVisualOrder(spans).map(({ font, text: piece, level }) => ({ font, text: asShaped(piece, level) }));
}

function fontOf(letter: string, last: FontName | undefined, has: (font: FontName, code: number) => boolean): FontName {
  const code = letter.codePointAt(0) ?? 0;
  const sets = (name: FontName) => (FONTS[name].letters.test(letter) || LEANS.test(letter)) && has(name, code);
  // Shared marks and punctuation stay in the font of the preceding letter.
  if (last && sets(last)) return last;
  const others: FontName[] = ['latin', ...FONT_NAMES.filter(sets), ...(last ? [last] : []), 'latin-ext', 'devanagari'];
  return others.find(name => has(name, code)) ?? 'latin';
}

/** Reverses right-to-left runs, deepest level first (rule L2). */
function inVisualOrder(spans: Span[]): Span[] {
  const order = [...spans];
  for (let level = Math.max(0, ...spans.map(span => span.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return order;
}

/** Arabic letters are reversed by the shaper; brackets, dashes and spaces between them here. */
function asShaped(text: string, level: number): string {
  return level % 2 === 1 && !ARABIC_LETTER.test(text) ? [...text].reverse().join('') : text;
}
