import { describe, expect, it } from 'vitest';
import { orderListHref, readOrderList } from './order-list-state.ts';

describe('the address of the list of orders', () => {
  it('says the same when it is read and written again', () => {
    const state = { status: 'inProcess', page: 3, find: 'BB-100042', order: 'x' } as const;
    const href = orderListHref(state);
    expect(readOrderList(new URL(href, 'http://shop.test').searchParams)).toEqual(state);
  });

  it('is bare for the first page of all orders', () => {
    expect(orderListHref({ page: 1, find: '' })).toBe('/admin/orders');
  });

  it('passes over what makes no sense', () => {
    const read = readOrderList(new URLSearchParams('status=lost&page=0&find=%20'));
    expect(read).toEqual({ status: undefined, page: 1, find: undefined, order: undefined });
    expect(readOrderList(new URLSearchParams('page=1.5')).page).toBe(1);
  });
});
