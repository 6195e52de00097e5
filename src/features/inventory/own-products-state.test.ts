import { describe, expect, it } from 'vitest';
import { ownProductsHref, readOwnProducts } from './own-products-state.ts';

describe('the address of the list of own goods', () => {
  it('says the same when it is read and written again', () => {
    const state = { all: true, stock: 'low', page: 2, find: 'USB-C & co' } as const;
    expect(readOwnProducts(new URL(ownProductsHref(state), 'http://shop.test').searchParams)).toEqual(state);
  });

  it('is bare for the first page of the own goods', () => {
    expect(ownProductsHref(readOwnProducts(new URLSearchParams('page=-1&stock=much')))).toBe('/admin/products');
  });
});
