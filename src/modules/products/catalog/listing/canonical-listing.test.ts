import { describe, expect, it } from 'vitest';
import { canonicalListing } from './canonical-listing.ts';
import { parseListing } from './listing-state.ts';

const canonical = (query: string) => canonicalListing(parseListing(new URLSearchParams(query)));

describe('the page that a listing is', () => {
  it.each([
    ['', '/shop/listing'],
    ['brand=apple', '/shop/listing?brand=apple'],
    ['kind=tv', '/shop/listing?kind=tv'],
    ['section=trending', '/shop/listing?section=trending'],
    ['brand=apple&page=2', '/shop/listing?brand=apple&page=2'],
  ])('is its own when it is about one thing: %j', (query, own) => expect(canonical(query)).toBe(own));

  it.each([
    ['category=electronics', '/shop/listing'],
    ['category=electronics,accessories', '/shop/listing'],
    ['category=electronics&section=trending', '/shop/listing?section=trending'],
    ['category=accessories', '/shop/listing?category=accessories'],
    ['section=accessories', '/shop/listing?category=accessories'],
    ['category=accessories&section=accessories', '/shop/listing?category=accessories'],
    ['sort=price-lowtohigh', '/shop/listing'],
    ['page=1', '/shop/listing'],
    ['brand=apple,apple', '/shop/listing?brand=apple'],
    ['brand=apple&product=0190c1a2-0000-7000-8000-000000000000', '/shop/listing?brand=apple'],
    ['brand=apple&utm_source=x&%3Cscript%3E=1', '/shop/listing?brand=apple'],
    ['section=spaceship', '/shop/listing'],
  ])('is the simplest that shows the same goods: %j', (query, own) => expect(canonical(query)).toBe(own));

  it.each([
    'brand=apple,samsung',
    'brand=apple&kind=tv',
    'category=accessories&section=trending',
    'category=accessories&brand=apple',
    'origin=india',
    'minPrice=100',
    'maxPrice=100',
    'rating=4',
    'inStock=true',
    'onSale=true',
    'sort=rating',
    'brand=apple&sort=newest',
  ])('is none for another view of others: %j', query => expect(canonical(query)).toBeNull());
});
