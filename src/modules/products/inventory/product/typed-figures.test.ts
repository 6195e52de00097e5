import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { figureText, readFigure, readPieces, readTypedAmount } from './typed-figures.ts';

describe('a figure in a cell', () => {
  it.each([
    ['1,37,900', 13_790_000],
    ['₹1,37,900', 13_790_000],
    [' ₹ 137900 ', 13_790_000],
    ['Rs. 499.5', 49_950],
    ['137,900.05', 13_790_005],
  ])('reads %s as an amount', (text, amount) => expect(readTypedAmount(text)).toEqual({ value: amount }));

  it.each(['', '  ', 'NIL', 'none', '-', '₹'])('takes “%s” for no amount', text =>
    expect(readTypedAmount(text)).toEqual({ value: null }),
  );

  it.each(['1.02.900', '12,5', '-5', '1e5', 'abc', '9.999', '१२३'])('can’t read %s', text =>
    expect(readTypedAmount(text)).toEqual({ fault: expect.any(String) }),
  );

  it('reads quantities without fractions or signs', () => {
    expect(['12', '1,200', ' 0 '].map(readPieces)).toEqual([12, 1_200, 0]);
    for (const text of ['', '-1', '1.5', 'ten', '49,50']) expect(readPieces(text)).toBeUndefined();
  });

  it('needs a price, and no sale price', () => {
    expect(readFigure('price', '')).toBeUndefined();
    expect(readFigure('salePrice', '')).toBeNull();
  });

  it('shows figures so that they are read back the same', () => {
    const figures = { price: paise(14_490_050), salePrice: null, stock: 1_200 };
    expect(figureText(figures, 'price')).toBe('1,44,900.50');
    expect(figureText(figures, 'salePrice')).toBe('');
    expect(readFigure('stock', figureText(figures, 'stock'))).toBe(1_200);
  });
});
