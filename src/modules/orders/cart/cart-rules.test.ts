import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { withChanges } from './cart-change.ts';
import { cartTotals, linesBySeller, lineTotal, shortageOf } from './cart-lines.ts';
import type { CartLine } from './contract.ts';
import { mergeMessage } from './merge-message.ts';
import { MAX_CART_LINES } from './refusals.ts';

function line(more: Partial<CartLine> = {}): CartLine {
  return {
    productId: newId<'product'>(),
    slug: 'phone',
    image: '/media/photos/none.webp',
    title: 'Phone',
    condition: 'new',
    price: paise(1_000_000),
    salePrice: null,
    quantity: 1,
    totalStock: 10,
    username: 'Deccan Mobiles',
    ...more,
  };
}

describe('the totals of a cart', () => {
  it('count the sale price where there is one', () => {
    expect(lineTotal(line({ salePrice: paise(899_950), quantity: 3 }))).toBe(2_699_850);
    expect(lineTotal(line({ salePrice: paise(0), quantity: 2 }))).toBe(2_000_000);
  });

  it('are the price less what is saved plus delivery for each seller', () => {
    const lines = [
      line({ salePrice: paise(900_000), quantity: 2 }),
      line(),
      line({ username: 'Bijli Bazaar', price: paise(50_050) }),
    ];
    expect(cartTotals(lines, paise(4_900))).toEqual({
      mrp: 3_050_050,
      saved: 200_000,
      offers: 0,
      delivery: 9_800,
      total: 2_859_850,
      quantity: 4,
    });
  });

  it('are less what offers take off products and deliveries', () => {
    const off = { discount: paise(14_900), deliveryDiscount: paise(4_900) };
    const { offers, delivery, total } = cartTotals([line({ price: paise(100_000) })], paise(4_900), off);
    expect([offers, delivery, total]).toEqual([10_000, 0, 90_000]);
  });

  it('of an empty cart are nothing, delivery included', () => {
    expect(cartTotals([], paise(4_900))).toEqual({ mrp: 0, saved: 0, offers: 0, delivery: 0, total: 0, quantity: 0 });
  });
});

describe('the lines of a cart', () => {
  it('stand by seller, in the order they came in', () => {
    const [one, other, again] = [line(), line({ username: 'Bijli Bazaar' }), line()];
    expect(linesBySeller([one, other, again])).toEqual([
      { seller: 'Deccan Mobiles', lines: [one, again] },
      { seller: 'Bijli Bazaar', lines: [other] },
    ]);
  });

  it('say when there are fewer than wanted', () => {
    expect(shortageOf({ quantity: 2, totalStock: 2 })).toBeUndefined();
    expect(shortageOf({ quantity: 3, totalStock: 2 })).toBe('Only 2 items left');
    expect(shortageOf({ quantity: 1, totalStock: 0 })).toBe('Out Of Stock');
  });
});

describe('a change of a cart', () => {
  const [phone, cable] = [line({ quantity: 2 }), line({ title: 'Cable' })];

  it('shows before it is confirmed', () => {
    const set = { kind: 'set', productId: phone.productId, quantity: 5 } as const;
    const removed = { kind: 'remove', productId: cable.productId } as const;
    expect(withChanges([phone, cable], [set, removed])).toEqual([{ ...phone, quantity: 5 }]);
  });

  it('adds up with what is there', () => {
    const more = { kind: 'add', line: { ...phone, quantity: 1 } } as const;
    expect(withChanges([phone], [more, more, { kind: 'add', line: cable }])).toEqual([
      { ...phone, quantity: 4 },
      cable,
    ]);
  });

  it('is rolled back alone when it is refused', () => {
    const refused = { kind: 'set', productId: phone.productId, quantity: 99 } as const;
    const fine = { kind: 'add', line: cable } as const;
    expect(withChanges([phone], [refused, fine])).toHaveLength(2);
    expect(withChanges([phone], [fine])).toEqual([phone, cable]);
  });
});

describe('what a merge tells', () => {
  const productId = newId<'product'>();
  const nothing = { capped: [], dropped: 0, gone: [], inCart: new Set([productId]) };
  const full = new Set(Array.from({ length: MAX_CART_LINES }, () => newId<'product'>()));
  const none = { productId, title: 'OnePlus 13', quantity: 0 };

  it('is nothing when all came along', () => {
    expect(mergeMessage(nothing)).toBeUndefined();
  });

  it.each([
    [{ capped: [{ ...none, quantity: 2 }] }, 'Only 2 of OnePlus 13 could be added. That’s all we have in stock.'],
    [{ capped: [none] }, 'We couldn’t add more of OnePlus 13. Your cart already has all the stock.'],
    [{ capped: [none], inCart: new Set<never>() }, 'OnePlus 13 is sold out.'],
    [{ dropped: 1, gone: ['Kite Cable'] }, 'Kite Cable is no longer available.'],
    [{ dropped: 2, gone: ['Kite Cable', 'Nandi 5'] }, 'Kite Cable and Nandi 5 are no longer available.'],
    [{ dropped: 2, gone: ['Kite Cable'] }, '2 items are no longer available.'],
    [
      { dropped: 1, gone: ['Kite Cable'], inCart: full },
      'Kite Cable couldn’t be added. Your cart can hold up to 100 products.',
    ],
  ])('%j as %s', (story, words) => {
    expect(mergeMessage({ ...nothing, ...story })).toBe(words);
  });
});
