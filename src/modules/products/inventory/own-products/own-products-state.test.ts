import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { isSameOpen, ownProductsHref, readOwnProducts } from './own-products-state.ts';

const read = (href: string) => readOwnProducts(new URL(href, 'http://shop.test').searchParams);
const id = newId<'product'>();

describe('the address of the list of own products', () => {
  it.each([undefined, { kind: 'new' } as const, { kind: 'edit', id } as const, { kind: 'copy', id } as const])(
    'says the same when it is read and written again, with %j in hand',
    open => {
      const state = {
        all: true,
        view: 'table' as const,
        status: 'draft' as const,
        stock: 'low' as const,
        sort: 'price' as const,
        order: 'desc' as const,
        page: 2,
        find: 'USB-C & co',
        open,
      };
      expect(read(ownProductsHref(state))).toEqual(state);
    },
  );

  it('is bare for the first page of the own products', () => {
    const nonsense = '?page=-1&stock=much&status=eaten&view=list&sort=luck&product=1&copy=x';
    expect(ownProductsHref(read(nonsense))).toBe('/admin/products');
  });

  it('compares open panels by kind and product', () => {
    expect(isSameOpen({ kind: 'edit', id }, { kind: 'edit', id })).toBe(true);
    expect(isSameOpen({ kind: 'edit', id }, { kind: 'copy', id })).toBe(false);
    expect(isSameOpen({ kind: 'new' }, undefined)).toBe(false);
  });
});
