import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { decimalsIn, measureWords, withoutFigures } from '#products/catalog/search/meaning/measures.ts';
import { sistersAmong } from '#products/catalog/search/meaning/sisters.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import { ownWords, titleTokens } from '#products/catalog/search/own-words.ts';
import { brandWords, indexWords } from '#products/catalog/search/search-words.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { AttributeColumns } from './attribute-columns.ts';
import type { IndexedRow } from './index.queries.ts';
import type { ProductColumn } from './product-column.ts';
import { ownWorth } from './rank-rows.ts';
import { withRoom } from './row-numbers.ts';
import { WordNumbers } from './word-numbers.ts';
import { type WordMark, WordRows } from './word-rows.ts';

/** Bits: how a product matches a word. */
const FITS = 1;
const WHOLE = 2;
const IN_TITLE = 4;
/** In the title, and not as what the product is for. */
const OWN = 8;
const ANYWHERE = FITS | WHOLE | IN_TITLE | OWN;

/** Marks of a word of a product. */
const ELSEWHERE: WordMark = 0;
const OF_TITLE: WordMark = 1;
const OF_ITSELF: WordMark = 2;

/** By mark. */
const BITS_OF_BEGUN = [FITS, FITS | IN_TITLE, FITS | IN_TITLE | OWN];
const BITS_OF_WHOLE = BITS_OF_BEGUN.map(bits => bits | WHOLE);

/** Words without digits, long enough to be checked for typos and short enough to be words. */
export const TELLING = /^\P{N}{4,40}$/u;

type Worded = Pick<IndexedRow, 'title' | 'otherTitles' | 'words'>;

/** The words of titles as they count there, where the numbers of measures are none; the same word may come again. */
interface TitleWords {
  readonly words: readonly string[];
  /** Which of them say what the product is: a word that is none of these is only of what it is for. */
  readonly own: ReadonlySet<string> | undefined;
  /** What is found as one word, though titles write several: measures, decimals, and the sisters of models. */
  readonly joined: readonly string[];
}

function titleWords({ title, otherTitles }: Worded): TitleWords {
  const words = indexWords(withoutFigures(`${title} ${otherTitles}`));
  const tokens = titleTokens(title);
  const joined = [...measureWords(title), ...decimalsIn(title), ...sistersAmong(tokens)];
  const ofItself = ownWords(tokens);
  if (!ofItself) return { words, own: undefined, joined };
  const others = otherTitles === '' ? [] : indexWords(withoutFigures(otherTitles));
  return { words, own: new Set([...ofItself.map(foldSpelling), ...others]), joined };
}

/** The words of a product, those of them that its title has, and those that say what it is. What is joined is one as well. */
export function titleWordsOf(product: Worded) {
  const { words, own, joined } = titleWords(product);
  const all = product.words.split(' ');
  const inTitle = new Set(words);
  const those = (isMeant: (word: string) => boolean) => [...new Set([...all.filter(isMeant), ...joined])];
  return {
    words: [...new Set([...all, ...joined])],
    titleWords: those(word => inTitle.has(word)),
    ownWords: those(word => inTitle.has(word) && (own?.has(word) ?? true)),
  };
}

interface Columns {
  readonly brand: ProductColumn<string>;
  readonly kind: ProductColumn<Kind>;
}

/**
 * An inverted index of words to rows. A row's words never change: a product with other words gets a new row. The names of
 * brands are kept aside, so that a renamed brand concerns no row.
 */
export class ProductWords {
  readonly #brand: ProductColumn<string>;
  readonly #kind: ProductColumn<Kind>;
  readonly #attributes: AttributeColumns;
  readonly #numbers = new WordNumbers();
  readonly #rows = new WordRows();
  readonly #telling: string[] = [];
  /** Words of the brands by brand. */
  #names: ReadonlyMap<string, readonly string[]> = new Map();
  /** The same words of all brands together. */
  #ofBrands: ReadonlySet<string> = new Set();
  /** Buffers reused by each search, to spare the garbage collector. */
  #ofPart = new Uint8Array();
  #ofWay = new Uint8Array();
  #ofWord = new Uint8Array();
  #isForIt = new Uint8Array();
  /** Rows of the current search. */
  #count = 0;

  constructor({ brand, kind }: Columns, attributes: AttributeColumns) {
    this.#brand = brand;
    this.#kind = kind;
    this.#attributes = attributes;
  }

  /** @param row the one after the last */
  add(row: number, product: Worded): void {
    const all = this.#numberAll(product.words);
    const { words, own, joined } = titleWords(product);
    const marks = new Map<number, WordMark>();
    for (const word of words) marks.set(this.#find(word), !own || own.has(word) ? OF_ITSELF : OF_TITLE);
    // Written in one piece, a measure is among the words as well.
    for (const word of joined) marks.set(this.#find(word), OF_ITSELF);
    for (const word of all) this.#rows.add(word, row, marks.get(word) ?? ELSEWHERE);
    for (const word of joined) this.#rows.add(this.#numbers.number(word, 0, word.length), row, OF_ITSELF);
  }

  /** @param names label and other names by brand */
  nameBrands(names: ReadonlyMap<string, string>): void {
    this.#names = new Map([...names].map(([brand, text]) => [brand, brandWords(text)]));
    this.#ofBrands = new Set([...this.#names.values()].flat());
  }

  /** The words that a mistyped one is compared with, from all products since the index was built. */
  get telling(): readonly string[] {
    const ofBrands = this.#brand.values.flatMap(brand => this.#names.get(brand) ?? []);
    return [...this.#telling, ...ofBrands.filter(word => TELLING.test(word) && this.#find(word) < 0)];
  }

  /**
   * Writes a score for each row, 0 if it does not match: first those that are what is searched for and not something for
   * it, then the more parts in the title or brand the higher, then the more parts as whole words that say what it is.
   */
  fit({ parts, spared, subject, kinds }: SearchWords, fits: Uint16Array): void {
    // One more than the score, so that 0 means that a row is out.
    fits.fill(parts.length === 0 ? 0 : 1);
    this.#makeRoom(fits.length);
    const isForIt = this.#isForIt.fill(0);
    const isKind = this.#kind.values.map(kind => kinds?.exactly.includes(kind) === true);
    for (const [at, ways] of parts.entries()) {
      const marks = this.#markWays(ways);
      if (subject === at) this.#markKinds(marks, isKind);
      const isSubject = subject === undefined || subject === at;
      let isAny = false;
      for (let row = 0; row < fits.length; row += 1) {
        const mark = marks[row] as number;
        const soFar = fits[row] as number;
        const isOut = soFar === 0 || (mark === 0 && at !== spared);
        const exactness = (mark & FITS ? 1 : 0) + (mark & WHOLE ? 1 : 0) + (mark & OWN ? 1 : 0);
        fits[row] = isOut ? 0 : soFar + exactness + (mark & IN_TITLE ? parts.length + 1 : 0);
        if (isSubject && !(mark & OWN)) isForIt[row] = 1;
        isAny ||= !isOut;
      }
      if (!isAny) return;
    }
    const more = ownWorth(parts.length);
    for (let row = 0; row < fits.length; row += 1)
      if (fits[row] !== 0) fits[row] = (fits[row] as number) - 1 + (isForIt[row] === 0 ? more : 0);
  }

  /** A product of the kind that is meant need not say so in its title, but words of its category are none of it. */
  #markKinds(marks: Uint8Array, isKind: readonly boolean[]): void {
    const { codes } = this.#kind;
    for (let row = 0; row < this.#count; row += 1) {
      const mark = marks[row] as number;
      if (mark !== 0 && isKind[codes[row] as number]) marks[row] = mark & IN_TITLE ? mark : FITS | IN_TITLE | OWN;
    }
  }

  /** Writes for each row which of the parts it has: a bit for each. */
  fitEach(parts: readonly (readonly Way[])[], has: Uint16Array): void {
    has.fill(0);
    this.#makeRoom(has.length);
    for (const [at, ways] of parts.entries()) {
      const marks = this.#markWays(ways);
      for (let row = 0; row < has.length; row += 1) if (marks[row] !== 0) has[row] = (has[row] as number) | (1 << at);
    }
  }

  /** Adds to the scores that are not 0 where the title or the brand has all words of a way. */
  raise(ways: readonly Way[], worth: Uint16Array, more: number): void {
    this.#makeRoom(worth.length);
    const marks = this.#markWays(ways);
    for (let row = 0; row < worth.length; row += 1)
      if (worth[row] !== 0 && (marks[row] as number) & IN_TITLE) worth[row] = (worth[row] as number) + more;
  }

  /** Whether any product has a word, whole or as a beginning. */
  knows(word: string, how: 'whole' | 'begun'): boolean {
    if (this.#isKnown(word)) return true;
    if (how === 'whole') return false;
    let isBegun = false;
    if (word.length > 1) this.#numbers.visitBegun(word, () => (isBegun = true));
    return isBegun || this.#brand.values.some(brand => this.#names.get(brand)?.some(name => name.startsWith(word)));
  }

  /** Combines by row how it matches any of several ways to say the same. */
  #markWays(ways: readonly Way[]): Uint8Array {
    const marks = this.#ofPart.fill(0);
    for (const { words, whole = false, as, attributes = [] } of ways) {
      for (const { id, value } of attributes) this.#markAttribute(marks, id, value);
      const [word = '', ...more] = words;
      if (word === '' || (whole && !words.every(each => this.#isKnown(each)))) continue;
      if (as) {
        this.#markPhrase(marks, { words, whole, as });
        continue;
      }
      // Nearly all ways are a single word, and a typo may have many: none of those needs a scan of all products.
      if (more.length === 0) this.#markWord(marks, word, whole);
      else this.#markPhrase(marks, { words, whole });
    }
    return marks;
  }

  /** Products of which it is an attribute have it as if it stood in the title. */
  #markAttribute(marks: Uint8Array, id: string, value: number): void {
    const column = this.#attributes.get(id);
    const code = column?.values.indexOf(value) ?? -1;
    if (!column || code < 0) return;
    const { codes } = column;
    const count = Math.min(this.#count, codes.length);
    for (let row = 0; row < count; row += 1) if (codes[row] === code) marks[row] = (marks[row] as number) | ANYWHERE;
  }

  /** Whether any product or brand has a word. */
  #isKnown(asTyped: string): boolean {
    const word = foldSpelling(asTyped);
    return this.#find(word) >= 0 || this.#ofBrands.has(word);
  }

  #markPhrase(marks: Uint8Array, { words, whole = false, as }: Way): void {
    const all = this.#ofWay.fill(ANYWHERE);
    for (const [at, word] of words.entries()) {
      const own = this.#ofWord.fill(0);
      this.#markWord(own, word, whole);
      // The last word of a phrase says what it is: the bag of a laptop bag.
      const any = at < words.length - 1 ? OWN : 0;
      for (let row = 0; row < this.#count; row += 1) {
        const mark = own[row] as number;
        all[row] = mark === 0 ? 0 : (all[row] as number) & (mark | any);
      }
    }
    for (let row = 0; row < this.#count; row += 1) {
      const own = all[row] as number;
      const counts = as === 'loose' ? own & FITS : as === 'named' && !(own & IN_TITLE) ? 0 : own;
      marks[row] = (marks[row] as number) | counts;
    }
  }

  #markWord(marks: Uint8Array, asTyped: string, whole: boolean): void {
    const word = foldSpelling(asTyped);
    if (whole || [...word].length === 1) {
      const number = this.#find(word);
      if (number >= 0) this.#rows.mark(number, marks, BITS_OF_WHOLE);
      if (this.#ofBrands.has(word)) this.#markBrands(marks, known => (known === word ? FITS | WHOLE : 0));
      return;
    }
    this.#numbers.visitBegun(word, (number, isWhole) => {
      this.#rows.mark(number, marks, isWhole ? BITS_OF_WHOLE : BITS_OF_BEGUN);
    });
    this.#markBrands(marks, known => (known === word ? FITS | WHOLE : known.startsWith(word) ? FITS : 0));
  }

  /** A brand's names count as words of the title of each of its products. */
  #markBrands(marks: Uint8Array, markOf: (known: string) => number): void {
    const byCode = Uint8Array.from(this.#brand.values, brand => {
      const mark = (this.#names.get(brand) ?? []).reduce((all, known) => all | markOf(known), 0);
      return mark === 0 ? 0 : mark | IN_TITLE | OWN;
    });
    if (!byCode.some(mark => mark > 0)) return;
    const codes = this.#brand.codes;
    for (let row = 0; row < this.#count; row += 1)
      marks[row] = (marks[row] as number) | (byCode[codes[row] as number] as number);
  }

  #makeRoom(count: number): void {
    this.#count = count;
    this.#ofPart = withRoom(this.#ofPart, count);
    this.#ofWay = withRoom(this.#ofWay, count);
    this.#ofWord = withRoom(this.#ofWord, count);
    this.#isForIt = withRoom(this.#isForIt, count);
  }

  #find(word: string): number {
    return this.#numbers.find(word, 0, word.length);
  }

  /** The words of a text with one space between them, by number. */
  #numberAll(words: string): number[] {
    const all: number[] = [];
    for (let from = 0; from < words.length; ) {
      const space = words.indexOf(' ', from);
      const to = space < 0 ? words.length : space;
      const before = this.#numbers.count;
      const word = this.#numbers.number(words, from, to);
      if (word === before) this.#noteNew(words, from, to);
      all.push(word);
      from = to + 1;
    }
    return all;
  }

  #noteNew(words: string, from: number, to: number): void {
    // Half of all words are numbers, and cutting them out of the text would take longer than the rest.
    for (let at = from; at < to; at += 1) if (isAsciiDigit(words.charCodeAt(at))) return;
    const word = words.slice(from, to);
    // A copy, because a part of a text keeps the whole of it in memory.
    if (TELLING.test(word)) this.#telling.push(Buffer.from(word).toString());
  }
}

function isAsciiDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
