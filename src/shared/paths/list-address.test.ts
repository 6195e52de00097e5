import { describe, expect, it } from 'vitest';
import { listAddress, readFind, readListChoice, readPage } from './list-address.ts';

const params = (query: string) => new URLSearchParams(query);

describe('the address of a list', () => {
  it('says nothing of what is as usual', () => {
    expect(listAddress('/admin/orders', { status: undefined, find: '', page: 1, all: false })).toBe('/admin/orders');
  });

  it('says what is chosen, in the order it is given', () => {
    expect(listAddress('/admin/orders', { status: 'pending', find: 'a b', page: 3 })).toBe(
      '/admin/orders?status=pending&find=a+b&page=3',
    );
  });

  it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1000001', 'page=1e400'])(
    'with "%s" means page 1',
    query => {
      expect(readPage(params(query))).toBe(1);
    },
  );

  it('is read back', () => {
    expect(readPage(params('page=7'))).toBe(7);
    expect(readFind(params('find=%20phone%20'))).toBe('phone');
    expect(readFind(params(`find=${'a'.repeat(200)}`))).toHaveLength(100);
    expect(readFind(params('find=%20'))).toBeUndefined();
  });

  it('takes only choices there are', () => {
    expect(readListChoice(params('stock=low'), 'stock', ['low', 'out'])).toBe('low');
    expect(readListChoice(params('stock=all'), 'stock', ['low', 'out'])).toBeUndefined();
  });
});
