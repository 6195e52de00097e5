import { describe, expect, it } from 'vitest';
import { listAddress, oneOf, pageNumber, words } from './list-address.ts';

describe('the address of a list', () => {
  it('says nothing of what is as usual', () => {
    expect(listAddress('/admin/orders', { status: undefined, find: '', page: 1, all: false })).toBe('/admin/orders');
  });

  it('says what is chosen, in the order it is given', () => {
    expect(listAddress('/admin/orders', { status: 'pending', find: 'a b', page: 3 })).toBe(
      '/admin/orders?status=pending&find=a+b&page=3',
    );
  });

  it.each([null, '', '0', '-1', '1.5', 'two', '1000001', '1e400'])('with page "%s" means page 1', text => {
    expect(pageNumber(text)).toBe(1);
  });

  it('is read back', () => {
    expect(pageNumber('7')).toBe(7);
    expect(words(' phone ')).toBe('phone');
    expect(words('a'.repeat(200))).toHaveLength(100);
    expect(words(' ')).toBeUndefined();
  });

  it('takes only choices there are', () => {
    expect(oneOf(['low', 'out'])('low')).toBe('low');
    expect(oneOf(['low', 'out'])('all')).toBeUndefined();
    expect(oneOf(['low', 'out'], 'out')('all')).toBe('out');
  });
});
