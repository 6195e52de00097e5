import * as paths from '#shared/paths/paths.ts';
import { MAX_SUGGESTED_LENGTH, MIN_KEYWORD_LENGTH } from './search-keyword.ts';
import { searchWords } from './search-words.ts';
import type { SuggestedPlace, Suggestions } from './suggestions.contract.ts';

type SuggestedProduct = Suggestions['products'][number];

/** One option of the list below the search box. */
export interface SuggestionOption {
  readonly href: string;
  readonly label: string;
  readonly group: 'recent' | 'words' | 'places' | 'products';
  readonly product?: SuggestedProduct;
}

/** The normalised text to request suggestions for; undefined if it is too short. */
export function suggestedFor(text: string): string | undefined {
  const asked = searchWords(text).join(' ').slice(0, MAX_SUGGESTED_LENGTH).toWellFormed().trim();
  return asked.length >= MIN_KEYWORD_LENGTH ? asked : undefined;
}

export function suggestionOptions({ words, places, products }: Omit<Suggestions, 'success'>): SuggestionOption[] {
  return [
    ...words.map(label => ({ group: 'words' as const, label, href: searchHref(label) })),
    ...places.map(place => ({ group: 'places' as const, label: place.label, href: placeHref(place) })),
    ...products.map(product => ({
      group: 'products' as const,
      label: product.title,
      href: paths.product(product.slug),
      product,
    })),
  ];
}

export function recentOptions(recent: readonly string[]): SuggestionOption[] {
  return recent.map(label => ({ group: 'recent', label, href: searchHref(label) }));
}

function searchHref(keyword: string): string {
  return `${paths.search}?keyword=${encodeURIComponent(keyword)}`;
}

function placeHref({ brand, kind, section }: SuggestedPlace): string {
  const chosen = Object.entries({ section, brand, kind }).filter(([, value]) => value !== undefined);
  return `${paths.listing}?${chosen.map(([group, value]) => `${group}=${value}`).join('&')}`;
}
