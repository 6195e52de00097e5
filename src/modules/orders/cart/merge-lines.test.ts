import { describe, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { mergeLines } from './merge-lines.ts';
import { MAX_CART_LINES } from './refusals.ts';

const phone = 'phone' as ProductId;
const cable = 'cable' as ProductId;
const items = new Map([
  [phone, { title: 'Phone', stock: 5 }],
  [cable, { title: 'Cable', stock: 100 }],
]);
const line = (productId: ProductId, quantity: number) => ({ productId, quantity });

describe('merging a guest cart', () => {
  it('adds quantities up', () => {
    expect(mergeLines([line(phone, 1)], [line(phone, 2), line(cable, 1)], items)).toEqual({
      lines: [line(phone, 3), line(cable, 1)],
      capped: [],
      dropped: 0,
    });
  });

  it('stops at the stock and says how many went in', () => {
    expect(mergeLines([line(phone, 4)], [line(phone, 3)], items)).toEqual({
      lines: [line(phone, 5)],
      capped: [{ productId: phone, title: 'Phone', quantity: 1 }],
      dropped: 0,
    });
  });

  it('sums the same product on two lines before it looks at the stock', () => {
    expect(mergeLines([], [line(phone, 3), line(phone, 3)], items)).toMatchObject({
      lines: [line(phone, 5)],
      capped: [{ quantity: 5 }],
    });
  });

  it('takes nothing away when the stock has fallen below what the cart has', () => {
    expect(mergeLines([line(phone, 8)], [line(phone, 1)], items)).toMatchObject({
      lines: [],
      capped: [{ quantity: 0 }],
    });
  });

  it('drops what is not sold, and does not put in what is sold out', () => {
    const sold = new Map([[phone, { title: 'Phone', stock: 0 }]]);
    expect(mergeLines([], [line(phone, 1), line(cable, 1)], sold)).toEqual({
      lines: [],
      capped: [{ productId: phone, title: 'Phone', quantity: 0 }],
      dropped: 1,
    });
  });

  it('drops lines beyond the limit, but still adds to lines that are there', () => {
    const full = Array.from({ length: MAX_CART_LINES - 1 }, (_, at) => line(`other ${at}` as ProductId, 1));
    const merged = mergeLines([...full, line(phone, 1)], [line(cable, 1), line(phone, 1)], items);
    expect(merged).toEqual({ lines: [line(phone, 2)], capped: [], dropped: 1 });
  });
});
