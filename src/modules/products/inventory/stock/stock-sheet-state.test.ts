import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { stockAddress } from './stock-sheet-state.ts';

const { read, href } = stockAddress;
const readHref = (of: string) => read(new URL(of, 'http://shop.test').searchParams);

describe('the address of the table of stock', () => {
  it('says the same when it is read and written again', () => {
    const variants = newId<'product'>();
    const found = { sellers: 'all', stock: 'out', find: 'USB-C & co', variants } as const;
    const state = { ...found, sort: 'cover', order: 'desc', page: 3 } as const;
    expect(readHref(href(state))).toEqual(state);
    expect(
      readHref(
        `/admin/stock?sellers=all&stock=out&find=USB-C+%26+co&variants=${variants}&page=3&sort=cover&order=desc`,
      ),
    ).toEqual(state);
  });

  it('is bare for the first page by title', () => {
    const odd = new URLSearchParams('page=0&stock=much&sort=colour&order=up');
    expect(href(read(odd))).toBe('/admin/stock');
  });
});
