import PDFDocument from 'pdfkit';
import type { Phrase } from '#finance/invoices/document-words.ts';
import { type FontName, fontFile, type Weight } from './pdf-fonts.ts';
import { runsOf } from './pdf-runs.ts';
import { type GlyphSource, type ShapedText, shapeText } from './shape-text.ts';

/** Text style. */
export interface Type {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Not in pdfkit's type declarations: the font program behind a font. */
interface OpenFont {
  readonly font: GlyphSource & { hasGlyphForCodePoint(code: number): boolean; layout(text: string): ShapedText };
}

const LEADING = 1.35;
/** Position of the baseline, as a share of the font size. */
const BASELINE = 0.92;
/** Between English and the other language on one line. */
const GAP = 5;
// biome-ignore lint/style/noRestrictedGlobals: only the server draws PDFs
const clusters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
const INK = '#111318';

/**
 * A4 pages with text in any Indian script. Fonts load on first use. Deterministic: the same calls give the same bytes.
 */
export class Paper {
  static readonly width = 595.28;
  static readonly height = 841.89;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #open = new Map<string, OpenFont>();

  constructor(title: string, madeAt: Date) {
    const info = { Title: title, CreationDate: madeAt, ModDate: madeAt };
    // The built-in Helvetica has no ₹.
    this.#pdf = new PDFDocument({ size: 'A4', margin: 0, font: '', lang: 'en-IN', displayTitle: true, info });
  }

  lineHeight({ size }: Type): number {
    return size * LEADING;
  }

  /** Breaks text between words to fit the width; words wider than a line are cut. */
  wrap(text: string, width: number, type: Type): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap(each => this.#cut(each, width, type))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, type) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  widthOf(text: string, type: Type): number {
    return this.#runs(text, type).reduce((width, { font, text: piece }) => {
      this.#use(font, type.weight);
      this.#pdf.fontSize(type.size);
      return width + this.#pdf.widthOfString(piece);
    }, 0);
  }

  /** Draws one line with its top at `y`, starting at `x` or, right-aligned, ending there. */
  line(text: string, x: number, y: number, type: Type, align: 'left' | 'right' = 'left'): void {
    let at = align === 'left' ? x : x - this.widthOf(text, type);
    for (const { font, text: piece } of this.#runs(text, type)) {
      this.#use(font, type.weight);
      this.#pdf.fontSize(type.size).fillColor(type.color ?? INK);
      // Aligned by baseline, because fonts of different scripts differ in height.
      this.#pdf.text(piece, at, y + type.size * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#pdf.widthOfString(piece);
    }
  }

  /** Draws a paragraph. @returns the y position of the next line */
  paragraph(text: string, x: number, y: number, width: number, type: Type): number {
    const lines = this.wrap(text, width, type);
    for (const [at, line] of lines.entries()) this.line(line, x, y + at * this.lineHeight(type), type);
    return y + lines.length * this.lineHeight(type);
  }

  /** Draws English and, after it or below if there is no room, the other language. @returns the y position of the next line */
  phrase({ text, beside }: Phrase, x: number, y: number, width: number, type: Type): number {
    const below = this.paragraph(text, x, y, width, type);
    if (!beside) return below;
    const lastLine = this.wrap(text, width, type).at(-1) ?? '';
    const after = this.widthOf(lastLine, type) + GAP;
    if (after + this.widthOf(beside, BESIDE) > width) return this.paragraph(beside, x, below, width, BESIDE);
    this.line(beside, x + after, below - this.lineHeight(type) + (type.size - BESIDE.size) * BASELINE, BESIDE);
    return below;
  }

  rule(x: number, y: number, width: number, color: string): void {
    this.#pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
  }

  nextSheet(): void {
    this.#pdf.addPage();
  }

  /** Streams the file; nothing can be drawn afterwards. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    this.#pdf.end();
    for await (const piece of this.#pdf) yield piece as Uint8Array;
  }

  #cut(word: string, width: number, type: Type): string[] {
    if (this.widthOf(word, type) <= width) return [word];
    const letters = [...clusters.segment(word)].map(({ segment }) => segment);
    let fits = letters.length;
    while (fits > 1 && this.widthOf(letters.slice(0, fits).join(''), type) > width) fits -= 1;
    return [letters.slice(0, fits).join(''), ...this.#cut(letters.slice(fits).join(''), width, type)];
  }

  #runs(text: string, { weight }: Type) {
    return runsOf(text, (font, code) => this.#use(font, weight).font.hasGlyphForCodePoint(code));
  }

  /** Selects a font, loading it if needed. */
  #use(name: FontName, weight: Weight = 'regular'): OpenFont {
    const key = `${name} ${weight}`;
    const known = this.#open.get(key);
    if (known) {
      this.#pdf.font(key);
      return known;
    }
    const file = fontFile(name, weight);
    this.#pdf.registerFont(key, file).font(key);
    const opened = (this.#pdf as unknown as { _font: OpenFont })._font;
    // pdfkit's own shaping fails on unattached marks of Arabic and Bengali fonts.
    if (name !== 'latin' && name !== 'latin-ext') opened.font.layout = text => shapeText(file, text, opened.font);
    this.#open.set(key, opened);
    return opened;
  }
}

/** Page margin in points. */
export const EDGE = 42;
export const INNER = Paper.width - 2 * EDGE;
/** Bottom of the printable area. */
export const FOOT = Paper.height - EDGE;

const QUIET = '#5a606b';
export const HAIR = '#c9ccd2';
export const TITLE: Type = { size: 20, weight: 'bold' };
export const STRONG: Type = { size: 10.5, weight: 'bold' };
export const BODY: Type = { size: 9.5 };
export const SMALL: Type = { size: 8.5, color: QUIET };
/** The language beside English. */
export const BESIDE: Type = { size: 8, color: '#6b717c' };
export const TITLE_BESIDE: Type = { ...BESIDE, size: 10.5 };
