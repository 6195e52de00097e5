import { describe, expect, test } from 'vitest';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { pageRule } from '#shared/api/pages.ts';
import { change, clearAll, fromStored, hasFilters, isBare, toggle, toStored } from './listing-changes.ts';
import { listingFilter, listingQuery, parseListing } from './listing-state.ts';

test.each(['/shop/listing', '/shop/search'])(
  'every filter is a parameter of %s, so that its pages are cached apart',
  path => {
    expect(pageRule(path).params).toEqual(expect.arrayContaining([...FILTER_FIELDS]));
  },
);

const parse = (query: string) => parseListing(new URLSearchParams(query));

describe('a listing in its address', () => {
  test.each([
    '',
    '?brand=apple,samsung',
    '?category=electronics&section=trending&brand=boat&kind=audio,wearable&origin=india',
    '?minPrice=1000&maxPrice=140000&rating=4&inStock=true&onSale=true&sort=rating&page=3',
    '?kind=smartphone&attr=ram.8,screen-size.6-6.5,five-g.yes&minPrice=1000',
    '?product=01a1faec-96aa-782a-bc45-a4f1f4a60e3e',
  ])('is the same after it was read and written: %s', query => {
    expect(listingQuery(parse(query))).toBe(query);
  });

  test('is written in one order whatever order it came in', () => {
    expect(listingQuery(parse('?page=2&sort=newest&brand=apple&category=electronics'))).toBe(
      '?category=electronics&brand=apple&sort=newest&page=2',
    );
  });

  test('carries the words that were searched for in front', () => {
    expect(listingQuery(parse('?brand=apple'), 'tv & more')).toBe('?keyword=tv%20%26%20more&brand=apple');
  });

  test.each([
    ['a category nobody has', '?category=furniture', '?'],
    ['a sort nobody has', '?sort=random', '?'],
    ['prices that are no whole rupees', '?minPrice=abc&maxPrice=-4', '?'],
    ['a rating beyond five', '?rating=9', '?'],
    ['page zero', '?page=0', '?'],
    ['brands that are no words', '?brand=<script>,apple', '?brand=apple'],
    ['a value said twice', '?section=featured,featured,radio', '?section=featured'],
    ['parameters that are none of its own', '?utm_source=mail&brand=apple', '?brand=apple'],
  ])('leaves out %s', (_what, query, left) => {
    expect(listingQuery(parse(query)) || '?').toBe(left);
  });

  test('takes what a plain form repeats as one list, and its ticked boxes as yes', () => {
    expect(listingQuery(parse('?brand=apple&brand=boat&inStock=on'))).toBe('?brand=apple,boat&inStock=true');
  });

  test('puts two prices into their order', () => {
    const { minPrice, maxPrice } = parse('?minPrice=9000&maxPrice=500');
    expect([minPrice, maxPrice]).toEqual([500, 9000]);
  });
});

describe('what the API is asked', () => {
  test('says nothing of what is not chosen', () => {
    const said = Object.entries(listingFilter(parse(''))).filter(([, value]) => value !== undefined);
    expect(said).toEqual([]);
  });

  test('says every choice in its own words', () => {
    expect(listingFilter(parse('?brand=apple&minPrice=100&onSale=true&sort=newest&page=2'))).toMatchObject({
      brand: ['apple'],
      minPrice: 100,
      onSale: true,
      sortBy: 'newest',
      page: 2,
    });
  });
});

describe('a changed choice', () => {
  test('begins at the first page, with no product held up', () => {
    const changed = change(parse('?page=4&product=x&brand=apple'), { onSale: true });
    expect(listingQuery(changed)).toBe('?brand=apple&onSale=true');
  });

  test('takes a value in and out again', () => {
    const both = toggle(parse('?brand=apple'), 'brand', 'boat');
    expect(both.brand).toEqual(['apple', 'boat']);
    expect(toggle(both, 'brand', 'apple').brand).toEqual(['boat']);
  });

  test('of the kind keeps attributes while any kind is chosen', () => {
    const phones = parse('?kind=smartphone&attr=ram.8&brand=apple');
    expect(listingQuery(toggle(phones, 'kind', 'laptop'))).toBe('?brand=apple&kind=smartphone,laptop&attr=ram.8');
    expect(listingQuery(toggle(phones, 'kind', 'smartphone'))).toBe('?brand=apple');
    expect(listingQuery(toggle(phones, 'brand', 'apple'))).toBe('?kind=smartphone&attr=ram.8');
  });

  test('cleared of all filters keeps the category and the order', () => {
    const cleared = clearAll(parse('?category=electronics&brand=apple&rating=4&minPrice=5&sort=rating&page=2'));
    expect(listingQuery(cleared)).toBe('?category=electronics&sort=rating');
  });
});

test.each([
  ['', false],
  ['?category=electronics&sort=rating&page=2&product=x', false],
  ['?brand=apple', true],
  ['?maxPrice=500', true],
  ['?inStock=true', true],
])('whether %o has filters that can be cleared: %s', (query, has) => {
  expect(hasFilters(parse(query))).toBe(has);
});

describe('a choice kept for the session', () => {
  test('comes back as it was', () => {
    const state = parse('?category=accessories&brand=boat,apple&minPrice=100&rating=4&inStock=true');
    expect(fromStored(toStored(state))).toEqual(state);
  });

  test('holds word lists only, without order and page', () => {
    expect(toStored(parse('?brand=apple&sort=newest&page=3&onSale=true'))).toEqual({
      brand: ['apple'],
      onSale: ['true'],
    });
  });

  test('leaves out what it does not know', () => {
    expect(fromStored({ brand: ['apple'], colour: ['red'], section: ['spaceship'] })).toEqual(parse('?brand=apple'));
  });

  test.each([
    ['', true],
    ['?brand=apple', false],
    ['?sort=newest', false],
    ['?page=2', false],
  ])('may speak for the address %o: %s', (query, bare) => {
    expect(isBare(parse(query))).toBe(bare);
  });
});
