import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { bulkEffectOf, roundPrice } from './bulk-operation.ts';
import { type PriceStock, priceStockFault } from './price-stock.ts';

const phone: PriceStock = { price: paise(1_44_900_00), salePrice: null, stock: 7 };

describe('changing many goods at once', () => {
  it('sets sale prices below the MRP, by per cent and rounded or by rupees', () => {
    const tenOff = bulkEffectOf({ kind: 'sale-percent', percent: 10, rounding: 'ninety-nine' }, phone);
    expect(tenOff).toEqual({ ...phone, salePrice: 1_30_399_00 });
    expect(bulkEffectOf({ kind: 'sale-rupees', off: paise(7_000_00) }, phone).salePrice).toBe(1_37_900_00);
    expect(bulkEffectOf({ kind: 'clear-sale' }, tenOff)).toEqual(phone);
  });

  it('raises and lowers the price and leaves the sale price', () => {
    const onSale = { ...phone, salePrice: paise(1_40_000_00) };
    const raised = bulkEffectOf({ kind: 'price-percent', percent: 5, rounding: 'rupee' }, onSale);
    expect(raised).toEqual({ ...onSale, price: 1_52_145_00 });
    const lowered = bulkEffectOf({ kind: 'price-percent', percent: -5, rounding: 'rupee' }, onSale);
    expect(priceStockFault(lowered)).toEqual({
      field: 'salePrice',
      words: 'The sale price must be below the price, ₹1,37,655.',
    });
  });

  it('adds to stock', () => {
    expect(bulkEffectOf({ kind: 'add-stock', by: 12, reason: 'supplied' }, phone).stock).toBe(19);
  });

  it.each([
    [{ ...phone, price: paise(0) }, 'price'],
    [{ ...phone, salePrice: phone.price }, 'salePrice'],
    [{ ...phone, salePrice: paise(0) }, 'salePrice'],
    [{ ...phone, salePrice: paise(-100) }, 'salePrice'],
    [{ ...phone, stock: -1 }, 'stock'],
    [{ ...phone, stock: 1_000_001 }, 'stock'],
    [phone, undefined],
  ])('says what can’t stand: %j', (wanted, field) => expect(priceStockFault(wanted)?.field).toBe(field));
});

const rupees = (amount: number, rounding: Parameters<typeof roundPrice>[1]) =>
  roundPrice(Math.round(amount * 100), rounding) / 100;

describe('rounding a price', () => {
  it.each([
    [1234.5, 1234],
    [1234.51, 1235],
    [0.2, 1],
  ])('takes %d to the rupee %d', (from, to) => expect(rupees(from, 'rupee')).toBe(to));

  it.each([
    [1234, 1229],
    [1234.01, 1239],
    [1239, 1239],
    [3, 9],
  ])('takes %d to the nine %d', (from, to) => expect(rupees(from, 'nine')).toBe(to));

  it.each([
    [1_24_130, 1_24_099],
    [1_24_149, 1_24_099],
    [1_24_150, 1_24_199],
    [40, 99],
  ])('takes %d to the ninety-nine %d', (from, to) => expect(rupees(from, 'ninety-nine')).toBe(to));
});
