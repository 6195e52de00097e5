import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { openKey, openProduct, ownProductsAddress } from './own-products-state.ts';

const read = (href: string) => ownProductsAddress.read(new URL(href, 'http://shop.test').searchParams);
const id = newId<'product'>();
const NOTHING_OPEN = { product: undefined, copy: undefined };

describe('the address of the list of own products', () => {
  it.each([
    [{}, undefined],
    [{ product: 'new' } as const, { kind: 'new' }],
    [{ product: id }, { kind: 'edit', id }],
    [{ copy: id }, { kind: 'copy', id }],
  ])('says the same when it is read and written again, with %j in hand', (opening, open) => {
    const state = {
      sellers: 'all' as const,
      view: 'table' as const,
      status: 'draft' as const,
      stock: 'low' as const,
      sort: 'price' as const,
      order: 'desc' as const,
      page: 2,
      find: 'USB-C & co',
      ...NOTHING_OPEN,
      ...opening,
    };
    expect(read(ownProductsAddress.href(state))).toEqual(state);
    expect(openProduct(state)).toEqual(open);
  });

  it('is bare for the first page of the own products', () => {
    const nonsense = '?page=-1&stock=much&status=eaten&view=list&sort=luck&product=1&copy=x';
    expect(ownProductsAddress.href(read(nonsense))).toBe('/admin/products');
  });

  it('reads the addresses of earlier versions', () => {
    const old = `/admin/products?sellers=all&view=table&status=live&sort=title&order=asc&find=tv&page=3&product=${id}`;
    expect(ownProductsAddress.href(read(old))).toBe(old);
  });

  it('compares open panels by kind and product', () => {
    expect(openKey({ kind: 'edit', id })).toBe(openKey({ kind: 'edit', id }));
    expect(openKey({ kind: 'edit', id })).not.toBe(openKey({ kind: 'copy', id }));
    expect(openKey({ kind: 'new' })).not.toBe(openKey(undefined));
  });
});
