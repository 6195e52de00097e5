import type { EnglishTexts } from '#products/catalog/product/translations.ts';
import { foldSpelling, latinDigits } from './fold-spelling.ts';

/**
 * The search words of a text: NFKC, lower case, only letters, marks and digits; Devanagari digits become Latin ones, and
 * Pro+ is pro plus.
 */
export function searchWords(text: string): string[] {
  return (
    latinDigits(text.normalize('NFKC')).replace(JOINERS, '').replace(PLUS, '$1 plus').toLowerCase().match(WORD) ?? []
  );
}

const PLUS = /([\p{L}\p{N}])\+(?![\p{L}\p{N}+])/gu;

/** Invisible characters within words, as in क्‍या. */
const JOINERS = /[\u200b-\u200d\ufeff]/g;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;

export interface Searchable {
  readonly title: string;
  readonly brandLabel: string;
  /** The words of its category and those above it. */
  readonly categoryWords: string;
  readonly genericName?: string | null;
  readonly options?: readonly { readonly value: string }[];
  readonly highlights?: readonly string[];
  readonly sku?: string | null;
  /** The number of its barcode and the manufacturer's numbers, which buyers copy from a box or another shop. */
  readonly gtin?: string | null;
  readonly mpn?: string | null;
  readonly model?: string | null;
  /** Its texts in other languages. */
  readonly translations?: readonly Pick<EnglishTexts, 'title' | 'highlights'>[];
}

/** Whether words of a text begin with each of the sought ones. */
export function hasWords(text: string, sought: readonly string[]): boolean {
  const words = searchWords(text);
  return sought.every(word => words.some(called => called.startsWith(word)));
}

/** The search words of a text as the index has them: spellings with the same meaning are one word. */
export function indexWords(text: string): string[] {
  return searchWords(text).map(foldSpelling);
}

/** The search words of a brand's names; hyphenated names are added as one word too. */
export function brandWords(names: string): string[] {
  const joined = (names.match(HYPHENATED) ?? []).join(' ').replaceAll('-', '');
  return [...new Set(indexWords(`${names} ${joined}`))];
}

/** The search words of a product, those of the title first, without duplicates: the value of `search_text`. */
export function searchText(product: Searchable): string {
  const translations = product.translations ?? [];
  const text = [
    product.title,
    ...translations.map(({ title }) => title),
    product.brandLabel,
    product.categoryWords,
    product.genericName ?? '',
    ...(product.options ?? []).map(option => option.value),
    product.sku ?? '',
    product.gtin ?? '',
    product.mpn ?? '',
    product.model ?? '',
    ...(product.highlights ?? []),
    ...translations.flatMap(({ highlights }) => highlights),
  ].join(' ');
  // Wi-Fi is also found as wifi.
  const joined = (text.match(HYPHENATED) ?? []).join(' ').replaceAll('-', '');
  return [...new Set(indexWords(`${text} ${joined}`))].join(' ');
}
