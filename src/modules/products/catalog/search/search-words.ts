import type { Kind } from '#products/catalog/vocabulary.ts';

/** The words of a text as searching knows them: lower case, compatibility forms folded, letters, their marks and digits only. */
export function searchWords(text: string): string[] {
  return text.normalize('NFKC').replace(JOINERS, '').toLowerCase().match(WORD) ?? [];
}

/** They shape letters inside a word, as in क्‍या, and are not seen. */
const JOINERS = /[\u200b-\u200d\ufeff]/g;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;

/** What people call a kind of products when they look for it. */
const CALLED: Readonly<Record<Kind, string>> = {
  smartphone: 'smartphone mobile phone मोबाइल फ़ोन स्मार्टफ़ोन',
  laptop: 'laptop notebook computer लैपटॉप',
  tablet: 'tablet tab टैबलेट',
  audio: 'audio sound',
  wearable: 'wearable watch वॉच घड़ी',
  tv: 'tv television टीवी',
  camera: 'camera कैमरा',
  charger: 'charger adapter चार्जर',
  cable: 'cable wire केबल',
  powerbank: 'powerbank power bank पावरबैंक',
  case: 'case cover कवर',
  other: '',
};

export interface Searchable {
  readonly title: string;
  readonly brandLabel: string;
  readonly kind: Kind;
  readonly genericName?: string | null;
  readonly options?: readonly { readonly value: string }[];
  readonly highlights?: readonly string[];
  readonly sku?: string | null;
}

/** The words a brand is found by, from its names; one written with a hyphen or a space between is found as one word too. */
export function brandWords(names: string): string[] {
  const joined = (names.match(HYPHENATED) ?? []).join(' ').replaceAll('-', '');
  return [...new Set(searchWords(`${names} ${joined}`))];
}

/** The words a product is found by, its title's first, each once, with one space between: what `search_text` holds. */
export function searchText(product: Searchable): string {
  const text = [
    product.title,
    product.brandLabel,
    CALLED[product.kind],
    product.genericName ?? '',
    ...(product.options ?? []).map(option => option.value),
    product.sku ?? '',
    ...(product.highlights ?? []),
  ].join(' ');
  // Wi-Fi is looked for as wifi too.
  const joined = (text.match(HYPHENATED) ?? []).join(' ').replaceAll('-', '');
  return [...new Set(searchWords(`${text} ${joined}`))].join(' ');
}
