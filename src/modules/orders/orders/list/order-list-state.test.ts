import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { filterOf, ordersAddress } from './order-list-state.ts';

const read = (query: string) => ordersAddress.read(new URLSearchParams(query));
const said = (query: string) => Object.fromEntries(Object.entries(read(query)).filter(([, value]) => value));

describe('the address of the list of orders', () => {
  it('says the same when it is read and written again', () => {
    const state = { status: 'toDispatch', page: 3, find: 'BB-100042', order: 'x', sort: 'cheapest' } as const;
    const days = { placed: undefined, from: '2026-10-23', to: '2026-11-21', seller: newId<'seller'>() };
    const href = ordersAddress.href({ ...state, ...days });
    expect(ordersAddress.read(new URL(href, 'http://shop.test').searchParams)).toEqual({ ...state, ...days });
  });

  it('is bare for the first page of all orders', () => {
    expect(ordersAddress.href({ page: 1, find: '' })).toBe('/admin/orders');
  });

  it('passes over what makes no sense', () => {
    expect(said('status=lost&page=0&find=%20&placed=never&from=2026-02-30&to=x&seller=7&sort=up')).toEqual({ page: 1 });
    expect(read('page=1.5').page).toBe(1);
  });

  it('takes days by their name before days by their date', () => {
    expect(said('placed=today&from=2026-01-01&to=2026-01-02')).toEqual({ page: 1, placed: 'today' });
  });

  it('hands to other calls what narrows it, and neither page nor order', () => {
    expect(Object.keys(filterOf(read('page=2&order=x&sort=oldest')))).toEqual(
      expect.not.arrayContaining(['page', 'order', 'sort']),
    );
  });
});
