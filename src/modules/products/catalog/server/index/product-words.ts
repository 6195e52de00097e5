import type { Way } from '#products/catalog/search/search-units.ts';
import { brandWords, searchWords } from '#products/catalog/search/search-words.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import type { IndexedRow } from './index.queries.ts';
import { withRoom } from './row-numbers.ts';

/** Bits: how a product matches a word. */
const FITS = 1;
const WHOLE = 2;
const IN_TITLE = 4;

/** Words without digits, long enough to be checked for typos and short enough to be words. */
const TELLING = /^\P{N}{4,40}$/u;

/** An inverted index of words to rows. A row's words never change: a product with other words gets a new row. */
export class ProductWords {
  /** For each word its rows, encoded as row × 2, plus 1 if the word is in the title or the brand. */
  readonly #places = new Map<string, number[]>();
  /** Words of brands by name: there are few brands with many products each. */
  readonly #brands = new Map<string, readonly string[]>();
  /** Words by their first two letters, for matching prefixes. */
  readonly #begun = new Map<string, string[]>();
  readonly #telling: string[] = [];
  /** Buffers reused by each search, to spare the garbage collector. */
  #ofPart = new Uint8Array();
  #ofWay = new Uint8Array();
  #ofWord = new Uint8Array();

  add(row: number, { title, brandNames, words }: IndexedRow): void {
    const brand = this.#namesOf(brandNames);
    const inTitle = new Set([...searchWords(title), ...brand]);
    for (const word of new Set([...words.split(' '), ...brand]))
      this.#placesOf(word).push(row * 2 + (inTitle.has(word) ? 1 : 0));
    this.#ofPart = withRoom(this.#ofPart, row + 1);
    this.#ofWay = withRoom(this.#ofWay, row + 1);
    this.#ofWord = withRoom(this.#ofWord, row + 1);
  }

  /** The words that a mistyped one is compared with, from all products since the index was built. */
  get telling(): readonly string[] {
    return this.#telling;
  }

  /**
   * Writes a score for each row, 0 if it does not match: the more parts in the title or brand the higher, then the more
   * parts as whole words.
   */
  fit({ parts }: SearchWords, fits: Uint16Array): void {
    fits.fill(0);
    for (const [at, ways] of parts.entries()) {
      const marks = this.#markWays(ways);
      let isAny = false;
      for (let row = 0; row < fits.length; row += 1) {
        const mark = marks[row] as number;
        const soFar = fits[row] as number;
        const isOut = mark === 0 || (at > 0 && soFar === 0);
        fits[row] = isOut ? 0 : soFar + 1 + (mark & WHOLE ? 1 : 0) + (mark & IN_TITLE ? parts.length + 1 : 0);
        isAny ||= !isOut;
      }
      if (!isAny) break;
    }
  }

  /** Combines by row how it matches any of several ways to say the same. */
  #markWays(ways: readonly Way[]): Uint8Array {
    const marks = this.#ofPart.fill(0);
    for (const { words, whole = false } of ways) {
      const [word = '', ...more] = words;
      // Nearly all ways are a single word, and a typo may have many: none of those needs a scan of all products.
      if (more.length === 0) this.#markWord(marks, word, whole);
      else this.#markPhrase(marks, words, whole);
    }
    return marks;
  }

  #markPhrase(marks: Uint8Array, words: readonly string[], whole: boolean): void {
    const all = this.#ofWay.fill(FITS | WHOLE | IN_TITLE);
    for (const word of words) {
      const own = this.#ofWord.fill(0);
      this.#markWord(own, word, whole);
      for (let row = 0; row < all.length; row += 1) all[row] = (all[row] as number) & (own[row] as number);
    }
    for (let row = 0; row < all.length; row += 1) marks[row] = (marks[row] as number) | (all[row] as number);
  }

  #markWord(marks: Uint8Array, word: string, whole: boolean): void {
    const begun = whole || [...word].length === 1 ? [word] : (this.#begun.get(word.slice(0, 2)) ?? []);
    for (const known of begun) {
      if (!known.startsWith(word)) continue;
      const mark = known === word ? FITS | WHOLE : FITS;
      for (const place of this.#places.get(known) ?? [])
        marks[place >> 1] = (marks[place >> 1] as number) | mark | (place & 1 ? IN_TITLE : 0);
    }
  }

  #namesOf(brand: string): readonly string[] {
    const known = this.#brands.get(brand) ?? brandWords(brand);
    this.#brands.set(brand, known);
    return known;
  }

  #placesOf(word: string): number[] {
    const known = this.#places.get(word);
    if (known) return known;
    const places: number[] = [];
    this.#places.set(word, places);
    const beginning = word.slice(0, 2);
    const begun = this.#begun.get(beginning);
    if (begun) begun.push(word);
    else this.#begun.set(beginning, [word]);
    if (TELLING.test(word)) this.#telling.push(word);
    return places;
  }
}
