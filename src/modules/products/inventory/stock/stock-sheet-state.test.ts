import { describe, expect, it } from 'vitest';
import { readStockSheet, stockSheetHref } from './stock-sheet-state.ts';

describe('the address of the table of stock', () => {
  it('says the same when it is read and written again', () => {
    const state = { all: true, stock: 'out', find: 'USB-C & co', sort: 'cover', order: 'desc', page: 3 } as const;
    expect(readStockSheet(new URL(stockSheetHref(state), 'http://shop.test').searchParams)).toEqual(state);
  });

  it('is bare for the first page by title', () => {
    const odd = new URLSearchParams('page=0&stock=much&sort=colour&order=up');
    expect(stockSheetHref(readStockSheet(odd))).toBe('/admin/stock');
  });
});
