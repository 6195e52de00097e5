import PDFDocument from 'pdfkit';
import { fontFiles, WEIGHTS, type Weight } from './pdf-fonts.ts';

/** How a text is set. */
export interface Type {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

interface Run {
  readonly font: string;
  readonly text: string;
}

/** What pdfkit's own declarations leave out: whether a font has a letter. */
interface OpenFont {
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

const LEADING = 1.35;
const INK = '#111318';

/**
 * Sheets of A4 on which text in Latin and Devanagari letters is set line by line. The same calls make the same bytes,
 * whenever they are made.
 */
export class Paper {
  static readonly width = 595.28;
  static readonly height = 841.89;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #has = new Map<string, OpenFont>();

  constructor(title: string, madeAt: Date) {
    const info = { Title: title, CreationDate: madeAt, ModDate: madeAt };
    // Not the built-in Helvetica, which knows no ₹.
    this.#pdf = new PDFDocument({ size: 'A4', margin: 0, font: '', lang: 'en-IN', displayTitle: true, info });
    for (const weight of WEIGHTS)
      for (const [at, file] of fontFiles(weight).entries()) {
        this.#pdf.registerFont(weight + at, file);
        this.#pdf.font(weight + at);
        this.#has.set(weight + at, (this.#pdf as unknown as { _font: OpenFont })._font);
      }
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
      this.#pdf.font(font).fontSize(type.size);
      return width + this.#pdf.widthOfString(piece);
    }, 0);
  }

  /** Sets one line with its upper edge at `y`, from `x` on or ending there. */
  line(text: string, x: number, y: number, type: Type, align: 'left' | 'right' = 'left'): void {
    let at = align === 'left' ? x : x - this.widthOf(text, type);
    for (const { font, text: piece } of this.#runs(text, type)) {
      this.#pdf
        .font(font)
        .fontSize(type.size)
        .fillColor(type.color ?? INK);
      this.#pdf.text(piece, at, y, { lineBreak: false });
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
    const letters = [...word];
    let fits = letters.length;
    while (fits > 1 && this.widthOf(letters.slice(0, fits).join(''), type) > width) fits -= 1;
    return [letters.slice(0, fits).join(''), ...this.#cut(letters.slice(fits).join(''), width, type)];
  }

  /** A text in pieces that one font sets each. What no font has goes to the first, which shows an empty box. */
  #runs(text: string, { weight = 'regular' }: Type): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const fonts = [weight + 0, weight + 1];
      const font = fonts.find(name => this.#has.get(name)?.font.hasGlyphForCodePoint(code)) ?? weight + 0;
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}
