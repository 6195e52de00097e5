import PDFDocument from 'pdfkit';
import { type FontName, fontFile, type Weight } from './pdf-fonts.ts';
import { runsOf } from './pdf-runs.ts';
import { type GlyphSource, type ShapedText, shapeText } from './shape-text.ts';

/** How a text is set. */
export interface Type {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** What pdfkit's own declarations leave out: the font program behind a font. */
interface OpenFont {
  readonly font: GlyphSource & { hasGlyphForCodePoint(code: number): boolean; layout(text: string): ShapedText };
}

const LEADING = 1.35;
/** Where letters stand in their line, as a share of their size. */
const BASELINE = 0.92;
// biome-ignore lint/style/noRestrictedGlobals: only the server draws PDFs
const clusters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
const INK = '#111318';

/**
 * Sheets of A4 on which text in any script of India is set line by line. A font is loaded when the first letter needs it.
 * The same calls make the same bytes, whenever they are made.
 */
export class Paper {
  static readonly width = 595.28;
  static readonly height = 841.89;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #open = new Map<string, OpenFont>();

  constructor(title: string, madeAt: Date) {
    const info = { Title: title, CreationDate: madeAt, ModDate: madeAt };
    // Not the built-in Helvetica, which knows no ₹.
    this.#pdf = new PDFDocument({ size: 'A4', margin: 0, font: '', lang: 'en-IN', displayTitle: true, info });
  }

  /** How high a line is. */
  lineHeight({ size }: Type): number {
    return size * LEADING;
  }

  /** Breaks a text between words so that no line is wider; a word that is wider by itself is cut. */
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

  /** Sets one line with its upper edge at `y`, from `x` on or ending there. */
  line(text: string, x: number, y: number, type: Type, align: 'left' | 'right' = 'left'): void {
    let at = align === 'left' ? x : x - this.widthOf(text, type);
    for (const { font, text: piece } of this.#runs(text, type)) {
      this.#use(font, type.weight);
      this.#pdf.fontSize(type.size).fillColor(type.color ?? INK);
      // Fonts of several scripts differ in height, so a line is set by where its letters stand.
      this.#pdf.text(piece, at, y + type.size * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#pdf.widthOfString(piece);
    }
  }

  /** Sets a paragraph. @returns where the next line begins */
  paragraph(text: string, x: number, y: number, width: number, type: Type): number {
    const lines = this.wrap(text, width, type);
    for (const [at, line] of lines.entries()) this.line(line, x, y + at * this.lineHeight(type), type);
    return y + lines.length * this.lineHeight(type);
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

  /** The file, as it comes. Nothing can be set after this. */
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

  /** Sets in this font from now on. */
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
    // pdfkit's own shaping fails on marks that Arabic and Bengali fonts leave without a place.
    if (name !== 'latin' && name !== 'latin-ext') opened.font.layout = text => shapeText(file, text, opened.font);
    this.#open.set(key, opened);
    return opened;
  }
}
