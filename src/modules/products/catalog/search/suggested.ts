import type { Facets } from '#products/catalog/contract.ts';
import { LITTLE_WORDS } from '#products/catalog/search/dictionary/little-words.ts';
import { kindsCalled } from '#products/catalog/search/meaning/known-words.ts';
import { isUnit } from '#products/catalog/search/meaning/measures.ts';
import type { ProductSection } from '#products/catalog/vocabulary.ts';
import type { Meaning } from './search-meaning.ts';
import { searchWords } from './search-words.ts';
import type { SuggestedPlace } from './suggestions.contract.ts';

const MAX_WORDS = 2;

/**
 * Completions of a text from the titles of matching products: its last word completed, or the next word added. Most frequent
 * first; each finds at least the products it was taken from.
 */
export function suggestedWords(text: string, titles: readonly string[]): string[] {
  const typed = searchWords(text);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const counted = new Map<string, number>();
  for (const title of titles) {
    // The rest of a title distinguishes variants, which nobody types.
    const words = searchWords(title.replace(/[(,].*$/, ''));
    const from = words.lastIndexOf(before.at(-1) ?? '') + 1;
    const at = words.findIndex((word, place) => place >= from && word.startsWith(last));
    const found = words[at];
    if (found === undefined || !before.every(word => words.includes(word))) continue;
    const next = words[at + 1];
    const completed =
      found === last ? (next && tells(next, words[at + 2]) && !before.includes(next) ? [found, next] : []) : [found];
    if (completed.length === 0) continue;
    const keyword = [...before, ...completed].join(' ');
    counted.set(keyword, (counted.get(keyword) ?? 0) + 1);
  }
  return [...counted]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_WORDS)
    .map(([keyword]) => keyword);
}

/** Whether a word is a name or a model number, not a measure. */
function tells(word: string, next: string | undefined): boolean {
  if (/^\p{N}+$/u.test(word)) return word.length <= 2 && !isUnit(next);
  return word.length > 1 && !LITTLE_WORDS.has(word);
}

const MAX_PLACES = 2;
const MIN_PREFIX_LENGTH = 2;

/**
 * The listings that a text names or begins to name: a kind of a brand first, then the brand, the kind and a section.
 * @param there the brands, kinds and sections that have products
 */
export function suggestedPlaces(
  { parts, kind }: Pick<Meaning, 'parts' | 'kind'>,
  there: Pick<Facets, 'brand' | 'kind' | 'section'>,
): SuggestedPlace[] {
  const last = parts.at(-1)?.typed ?? '';
  const begins = (label: string) => last.length >= MIN_PREFIX_LENGTH && label.toLowerCase().startsWith(last);
  const brand = there.brand.find(
    ({ value, label }) => begins(label) || parts.some(part => part.ways.some(way => way.words.join('') === value)),
  );
  const kinds = kind ? [kind] : (parts.find(part => part.otherBrand)?.otherBrand?.kinds ?? kindsCalled(last));
  const places: SuggestedPlace[] = kinds.flatMap(one => {
    const found = there.kind.find(({ value }) => value === one);
    return found ? [{ label: found.label, kind: found.value }] : [];
  });
  if (brand) {
    const [first] = places;
    if (first) places.unshift({ ...first, label: `${brand.label} ${first.label}`, brand: brand.value });
    places.splice(first ? 1 : 0, 0, { label: brand.label, brand: brand.value });
  }
  const text = parts.map(({ typed }) => typed).join(' ');
  const section = there.section.find(({ label }) => label.toLowerCase().startsWith(text));
  if (section && text.length >= MIN_PREFIX_LENGTH)
    places.push({ label: section.label, section: section.value as ProductSection });
  return places.slice(0, MAX_PLACES);
}
