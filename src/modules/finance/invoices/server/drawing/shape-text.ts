import { Blob, Direction, Face, Font, type GlyphInfo, Buffer as Letters, shape } from 'harfbuzzjs';

/** Glyphs with positions, in the form pdfkit expects. */
export interface ShapedText {
  readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number; readonly codePoints: number[] }[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** The methods needed of the font program that embeds the glyphs. */
export interface GlyphSource {
  getGlyph(id: number): { readonly advanceWidth: number };
  glyphForCodePoint(code: number): { readonly id: number };
}

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const fonts = new Map<Buffer, Font>();
const letters = new Letters();

/** Shapes a run with HarfBuzz, as browsers do: conjuncts, reordered vowels, joined Arabic letters. */
export function shapeText(file: Buffer, text: string, source: GlyphSource): ShapedText {
  const font = fonts.get(file) ?? new Font(new Face(new Blob(file)));
  fonts.set(file, font);
  letters.reset();
  letters.addText(text);
  letters.guessSegmentProperties();
  // Digits run left to right in Arabic script too.
  letters.setDirection(ARABIC_LETTER.test(text) ? Direction.RTL : Direction.LTR);
  shape(font, letters);
  const infos = letters.getGlyphInfos();
  const positions = letters
    .getGlyphPositions()
    .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
  const read = readingOf(text, infos, source);
  return {
    glyphs: infos.map(({ codepoint: id }, at) => ({
      ...{ id, advanceWidth: source.getGlyph(id).advanceWidth },
      codePoints: read[at] ?? [],
    })),
    positions,
    // A getter, because pdfkit scales the positions first.
    get advanceWidth() {
      return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}

/** The code points of each glyph for search and copy: its own, else what is left of its cluster. */
function readingOf(text: string, infos: readonly GlyphInfo[], source: GlyphSource): number[][] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const left = new Map(
    starts.map((from, at) => [from, [...text.slice(from, starts[at + 1])].map(letter => letter.codePointAt(0) ?? 0)]),
  );
  const own = infos.map(({ codepoint: id, cluster }) => {
    const cell = left.get(cluster) ?? [];
    const at = cell.findIndex(code => source.glyphForCodePoint(code).id === id);
    return at < 0 ? [] : cell.splice(at, 1);
  });
  return own.map((codes, at) => (codes.length > 0 ? codes : (left.get(infos[at]?.cluster ?? 0)?.splice(0) ?? [])));
}
