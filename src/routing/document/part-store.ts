import type { KeptParts, PlacedPart } from './kept.tsx';

/** Around a part; from the private area of Unicode, so that they mean nothing to a browser. */
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';
/** Around the number of a link that varies, in place of the link. */
const VARYING = '\u{E002}';
const PLACES = /\u{E002}(\d)\u{E002}/gu;
/** Characters, at two bytes each. */
const MOST = 6_000_000;

/** Rendered parts of pages by what they show, the least recently used leaving first. */
export class PartStore {
  readonly #parts = new Map<string, string>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  find(key: string, varying: readonly string[]): string | undefined {
    const html = this.#parts.get(key);
    if (html === undefined) return undefined;
    this.#parts.delete(key);
    this.#parts.set(key, html);
    return varying.length === 0 ? html : html.replace(PLACES, (_, at: string) => linkTo(varying[Number(at)] ?? ''));
  }

  /** Keeps a part, unless a varying link is not in it exactly once, or it has ids and stands elsewhere on each page. */
  keep({ key, varying, isMovable }: PlacedPart, html: string): void {
    if (this.#parts.has(key) || (isMovable && GENERATED_ID.test(html))) return;
    let part = html;
    for (const [at, link] of varying.entries()) {
      const pieces = part.split(linkTo(link));
      if (pieces.length !== 2) return;
      part = pieces.join(`${VARYING}${at}${VARYING}`);
    }
    this.#parts.set(key, apart(part));
    this.#size += sizeOf(key, part);
    for (const [oldest, old] of this.#parts) {
      if (this.#size <= this.#most) return;
      this.#parts.delete(oldest);
      this.#size -= sizeOf(oldest, old);
    }
  }
}

/** The same text in memory of its own: a piece of a page would keep the whole page. */
const apart = (piece: string) => Buffer.from(piece).toString();

const GENERATED_ID = /"_[rR]_/;
const sizeOf = (key: string, html: string) => key.length + html.length;

/** As React writes it, so that an address is not taken for the beginning of another. */
function linkTo(address: string): string {
  return `href="${escaped(address)}"`;
}

/** As React writes an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? sign);
}
const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** The parts of one page. */
export class PageParts implements KeptParts {
  readonly #store: PartStore;
  readonly #mark: string;
  readonly #rendered: PlacedPart[] = [];

  /** @param mark a text that nobody can guess, so that no title can pass for a part */
  constructor(store: PartStore, mark: string) {
    this.#store = store;
    this.#mark = mark;
  }

  find(key: string, varying: readonly string[]): string | undefined {
    return this.#store.find(key, varying);
  }

  marksFor(part: PlacedPart): readonly [string, string] {
    const at = this.#rendered.push(part) - 1;
    return [`${OPEN}${this.#mark} ${at}${OPEN}`, `${CLOSE}${this.#mark}${CLOSE}`];
  }

  /** Takes the marks out of the finished page and keeps the parts between them. */
  collect(page: string): string {
    if (this.#rendered.length === 0) return page;
    const end = `${CLOSE}${this.#mark}${CLOSE}`;
    const [before = '', ...marked] = page.split(`${OPEN}${this.#mark} `);
    return marked.reduce((html, piece) => {
      const opened = piece.indexOf(OPEN);
      const closed = piece.indexOf(end);
      const part = piece.slice(opened + 1, closed);
      const rendered = this.#rendered[Number(piece.slice(0, opened))];
      if (rendered) this.#store.keep(rendered, part);
      return html + part + piece.slice(closed + end.length);
    }, before);
  }
}
