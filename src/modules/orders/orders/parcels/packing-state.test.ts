import { describe, expect, it } from 'vitest';
import { packingHref, readPacking } from './packing-state.ts';

const read = (href: string) => readPacking(new URL(href, 'http://shop.test').searchParams);

describe('the address of a printed page', () => {
  it('names the chosen orders by their numbers', () => {
    const href = packingHref('packing-slips', { orders: ['BB-100042', 'BB-100043'], hidesPrices: true });
    expect(href).toBe('/admin/orders/packing-slips?orders=BB-100042%2CBB-100043&prices=no');
    expect(read(href)).toMatchObject({ orders: ['BB-100042', 'BB-100043'], hidesPrices: true, page: 1 });
  });

  it('says the filter of a list where none are chosen', () => {
    const state = read(packingHref('pick-list', { placed: 'today', find: 'kite', page: 2 }));
    expect(state).toMatchObject({ orders: undefined, page: 2, hidesPrices: false });
    expect(state.filter).toMatchObject({ placed: 'today', find: 'kite', status: undefined });
  });

  it('passes over numbers that are none, and takes 200 at most', () => {
    expect(read('/x?orders=BB-1,x,,100042').orders).toEqual(['BB-100042']);
    expect(read('/x?orders=x').orders).toBeUndefined();
    const many = Array.from({ length: 250 }, (_, at) => `BB-${100_000 + at}`).join(',');
    expect(read(`/x?orders=${many}`).orders).toHaveLength(200);
  });
});
