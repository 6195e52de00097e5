import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { differenceOf, editedGoods, type Goods, lineWorth } from './edit-lines.ts';

const phones = (quantity: number, ...amounts: number[]): Goods<number> => ({
  price: paise(1_000_00),
  quantity,
  discounts: amounts.map((amount, offer) => ({ offer, amount: paise(amount) })),
});

describe('the lines of an order that is edited', () => {
  it('keep the discount of the units that stay, and give none to those that come in', () => {
    expect(editedGoods(phones(3, 300_00), { price: paise(1_000_00), quantity: 1 })).toEqual(phones(1, 100_00));
    expect(editedGoods(phones(3, 300_00), { price: paise(1_000_00), quantity: 5 })).toEqual(phones(5, 300_00));
    expect(editedGoods(phones(3, 100), { price: paise(1_000_00), quantity: 2 }).discounts).toEqual([
      { offer: 0, amount: 66 },
    ]);
  });

  it('hand a discount on to what is swapped in, in proportion and never more', () => {
    const cheaper = editedGoods(phones(1, 100_00), { price: paise(500_00), quantity: 1 });
    expect(lineWorth(cheaper)).toBe(450_00);
    const dearer = editedGoods(phones(1, 100_00), { price: paise(2_000_00), quantity: 1 });
    expect(lineWorth(dearer)).toBe(1_900_00);
  });

  it('never cost less than a paisa a unit, and cost the same again when nothing changes', () => {
    const goods = fc
      .record({ price: fc.integer({ min: 2, max: 900_000 }), quantity: fc.integer({ min: 1, max: 20 }) })
      .chain(({ price, quantity }) =>
        fc
          .array(fc.integer({ min: 1, max: Math.max(1, Math.floor(((price - 1) * quantity) / 3)) }), { maxLength: 3 })
          .filter(amounts => amounts.reduce((all, each) => all + each, 0) <= (price - 1) * quantity)
          .map(amounts => ({ ...phones(quantity, ...amounts), price: paise(price) })),
      );
    const to = fc.record({
      price: fc.integer({ min: 1, max: 900_000 }).map(paise),
      quantity: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(goods, to, (before, wanted) => {
        const after = editedGoods(before, wanted);
        expect(lineWorth(after)).toBeGreaterThanOrEqual(after.quantity);
        expect(editedGoods(before, before)).toEqual(before);
        expect(differenceOf([before], [after])).toBe(lineWorth(after) - lineWorth(before));
        if (wanted.price === before.price && wanted.quantity < before.quantity)
          expect(lineWorth(after)).toBeLessThanOrEqual(lineWorth(before));
      }),
    );
  });
});
