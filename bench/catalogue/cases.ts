import type { Facets } from '#products/catalog/contract.ts';
import { SORTS } from '#products/catalog/vocabulary.ts';

export const PARTS = ['Lists', 'Facets', 'Search', 'Suggestions', 'Hostile search'] as const;
export type Part = (typeof PARTS)[number];

/** Addresses that are asked for in turn. */
export interface CatalogueCase {
  readonly part: Part;
  readonly name: string;
  readonly addresses: readonly string[];
}

const LIST = '/api/shop/products/get';

/** Categories whose attributes are filters too. */
export const ATTRIBUTED = ['smartphone', 'laptop', 'tv'] as const;

/** @param total number of products, @param facets their filters, @param attributes those of the categories named above */
export function catalogueCases(
  total: number,
  facets: Facets,
  attributes: ReadonlyMap<string, Facets['attributes']>,
): CatalogueCase[] {
  const middle = Math.round(total / 24 / 2);
  const cheap = Math.round(facets.price.max / 100);
  return [
    ...common('No filter', ['']),
    ...common('A brand', ['brand=samsung']),
    ...common('A section', ['section=top-deals']),
    ...common('A kind', ['kind=smartphone']),
    ...common('Accessories', ['category=accessories']),
    ...common('A price range', [`minPrice=${cheap}&maxPrice=${cheap * 5}`]),
    ...common('In stock', ['inStock=true']),
    ...common('Brand and kind', ['brand=samsung&kind=smartphone']),
    ...common('Six choices at once', [
      `brand=samsung,apple,xiaomi&kind=smartphone,audio&rating=3&inStock=true&onSale=true&minPrice=${cheap}`,
    ]),
    ...SORTS.flatMap(sort => common(`Sorted by ${sort}`, [`sortBy=${sort}`])),
    ...common('Page 2', ['page=2', 'brand=samsung&page=2']),
    ...common('A page in the middle', [`page=${middle}`, `sortBy=price-hightolow&page=${middle}`]),
    ...common('The last page', [`page=${Math.ceil(total / 24)}`, `sortBy=origin&page=${Math.ceil(total / 24)}`]),
    ...group('Brand', 'brand', facets.brand),
    ...group('Section', 'section', facets.section),
    ...group('Kind', 'kind', facets.kind),
    ...group('Origin', 'origin', facets.origin),
    ...group('Rating', 'rating', facets.rating),
    ...group('Category', 'category', [{ value: 'electronics' }, { value: 'accessories' }]),
    ...group('In stock or not', 'inStock', [{ value: 'true' }, { value: 'false' }]),
    ...group('On sale or not', 'onSale', [{ value: 'true' }, { value: 'false' }]),
    ...group('Price from', 'minPrice', [{ value: '1000' }, { value: `${cheap}` }, { value: `${cheap * 20}` }]),
    ...[...attributes].map(([kind, groups]) => ofAttributes(kind, groups)),
    ...group('Price up to', 'maxPrice', [{ value: '1000' }, { value: `${cheap}` }, { value: `${cheap * 20}` }]),
    ...search('A rare word', ['1234', '4321', '9001']),
    ...search('A frequent word', ['smartphone', 'phone']),
    ...search('A frequent word, filtered and sorted', ['smartphone?brand=samsung&sortBy=rating']),
    ...search('Two letters', ['sa', 'pr']),
    ...search('Three letters', ['gal', 'mob']),
    ...search('Two words', ['samsung phone', 'galaxy nova', 'audio boat']),
    ...search('A slip', ['galexy', 'samsng phone']),
    ...search('Nothing found', ['zxqvwk', 'samsung zxqvwk']),
    ...search('Devanagari', ['मोबाइल', 'लैपटॉप']),
    ...search('A late page of a frequent word', ['phone?page=100']),
    ...suggestions('While typing', ['sa', 'sam', 'sams', 'samsung', 'samsung g', 'samsung galaxy']),
    ...suggestions('Frequent words', ['phone', 'mobile', 'earbuds', 'charger', 'galaxy n', 'note 5g']),
    ...suggestions('Slips', ['galexy', 'samsng', 'hedphone', 'chrger']),
    ...hostile('A hundred characters of short words', [pairs(33), 'a b c d e '.repeat(10).trim()]),
    ...hostile('A hundred characters of slips', [
      'galexy samsng lapptop chrger hedphone televison blutooth camra watc speker',
    ]),
    ...hostile('Operators, wildcards, right to left', [
      '('.repeat(40),
      '%_\\\'"',
      "x' or 1=1 --",
      'שלום عالم',
      '%'.repeat(100),
    ]),
  ];
}

function common(name: string, queries: readonly string[]): CatalogueCase[] {
  return [{ part: 'Lists', name, addresses: queries.map(query => `${LIST}?${query}`) }];
}

function group(name: string, key: string, values: readonly { readonly value: string }[]): CatalogueCase[] {
  const addresses = values.map(({ value }) => `${LIST}?${key}=${value}`);
  return [{ part: 'Facets', name: `${name} (${values.length})`, addresses }];
}

/** A category without and with one value of each of its attributes, all counted again for each. */
function ofAttributes(kind: string, groups: Facets['attributes']): CatalogueCase {
  const words = groups.flatMap(({ values }) => values.slice(0, 1).map(({ value }) => value));
  const addresses = [`${LIST}?kind=${kind}`, ...words.map(word => `${LIST}?kind=${kind}&attr=${word}`)];
  return { part: 'Facets', name: `${words.length} attributes of ${kind}`, addresses };
}

function search(name: string, keywords: readonly string[]): CatalogueCase[] {
  return [{ part: 'Search', name, addresses: keywords.map(searchAddress) }];
}

function suggestions(name: string, texts: readonly string[]): CatalogueCase[] {
  const addresses = texts.map(text => `/api/shop/search/suggest/${encodeURIComponent(text)}`);
  return [{ part: 'Suggestions', name, addresses }];
}

function hostile(name: string, keywords: readonly string[]): CatalogueCase[] {
  const addresses = keywords.map(keyword => `/api/shop/search/${encodeURIComponent(keyword)}`);
  return [{ part: 'Hostile search', name, addresses }];
}

function searchAddress(text: string): string {
  const [keyword = '', query] = text.split('?');
  return `/api/shop/search/${encodeURIComponent(keyword)}${query ? `?${query}` : ''}`;
}

/** Beginnings that nearly every product has a word with. */
function pairs(count: number): string {
  const beginnings = ['sa', 'ga', 'mo', 'ph', 'sm', 'no', 'pr', 'bl', 'th', 'wi', 'up', 'to', 'ba', 'ca', 'di', 'fi'];
  return Array.from({ length: count }, (_, at) => beginnings[at % beginnings.length]).join(' ');
}
