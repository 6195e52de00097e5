import { expect, test } from 'vitest';
import { readListing } from './listing-rule.ts';

test.each([
  ['', ''],
  ['/shop/listing', ''],
  ['?brand=apple,samsung&maxPrice=20000', '?brand=apple,samsung&maxPrice=20000'],
  ['/hi/shop/listing?sort=newest&brand=apple&page=3&product=some', '?brand=apple&sort=newest'],
  ['?attr=ram.8&onSale=true', '?attr=ram.8&onSale=true'],
])('the address of a list is read: %s', (typed, query) => {
  expect(readListing(typed)).toEqual({ query });
});

test.each([
  ['https://evil.example/shop/listing?brand=apple', 'https://evil.example/shop/listing?brand=apple'],
  ['//evil.example/shop/listing', '//evil.example/shop/listing'],
  ['/shop/search?keyword=tv', '/shop/search?keyword=tv'],
  ['?colour=red', 'colour=red'],
  ['?section=featured,none', 'section=none'],
  ['?maxPrice=cheap', 'maxPrice=cheap'],
  ['?sort=best', 'sort=best'],
])('what is no list of the shop is named: %s', (typed, fault) => {
  expect(readListing(typed)).toEqual({ fault });
});
