import { expect, test } from 'vitest';
import type { Facets } from '#products/catalog/contract.ts';
import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import { filterChips } from './filter-chips.ts';
import { listingQuery, parseListing } from './listing-state.ts';
import { listingTitle } from './listing-title.ts';

const none = Object.fromEntries(FILTER_FIELDS.map(name => [name, []])) as unknown as Pick<Facets, FilterField>;
const facets: Facets = {
  ...none,
  brand: [{ value: 'apple', label: 'Apple', count: 3 }],
  kind: [{ value: 'tv', label: 'TVs', count: 1 }],
  attributes: [{ id: 'ram', label: 'RAM', values: [{ value: 'ram.8', label: '8 GB', count: 2 }] }],
  rating: [],
  inStock: 4,
  onSale: 2,
  price: { min: 1, max: 9 },
};
const rupees = (amount: number) => `₹${amount}`;
const parse = (query: string) => parseListing(new URLSearchParams(query));

test('each chip says one choice and leads to the list without it', () => {
  const chips = filterChips(parse('?category=electronics&brand=apple&minPrice=5&rating=4&onSale=true'), facets, rupees);
  expect(chips.map(({ label, without }) => [label, listingQuery(without)])).toEqual([
    ['Apple', '?category=electronics&minPrice=5&rating=4&onSale=true'],
    ['From ₹5', '?category=electronics&brand=apple&rating=4&onSale=true'],
    ['and above', '?category=electronics&brand=apple&minPrice=5&onSale=true'],
    ['On sale', '?category=electronics&brand=apple&minPrice=5&rating=4'],
  ]);
});

test.each([
  ['', 'Products'],
  ['?category=electronics&brand=apple', 'Electronics'],
  ['?category=accessories', 'Accessories'],
  ['?brand=apple', 'Apple'],
  ['?kind=tv', 'TVs'],
  ['?brand=apple,samsung', 'Products'],
])('the listing %o is called %s', (query, title) => {
  expect(listingTitle(parse(query), facets)).toBe(title);
});

test('an attribute that not all chosen kinds have has no chip', () => {
  const chips = filterChips(parse('?kind=tv,laptop&attr=ram.8,five-g.yes'), facets, rupees);
  expect(chips.map(({ label }) => label)).toEqual(['TVs', 'laptop', 'RAM: 8 GB']);
});

test('a chip of an attribute says which, also one that no product has any more', () => {
  const chips = filterChips(parse('?attr=ram.8,wings.2'), facets, rupees);
  expect(chips.map(({ label, without }) => [label, listingQuery(without)])).toEqual([
    ['RAM: 8 GB', '?attr=wings.2'],
    ['wings.2', '?attr=ram.8'],
  ]);
});
