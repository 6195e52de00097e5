import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { axisText, changeText, differenceText, lakhText } from './figure-text.ts';

describe('a large sum', () => {
  it.each([
    [0, '₹0'],
    [99_999_99, '₹99,999.99'],
    [1_00_000_00, '₹1.00 lakh'],
    [56_31_234_50, '₹56.31 lakh'],
    [99_99_499_99, '₹99.99 lakh'],
    [99_99_500_00, '₹1.00 crore'],
    [12_40_00_000_00, '₹12.40 crore'],
    [12_340_00_00_000_00, '₹12,340.00 crore'],
  ])('of %d paise is %s', (amount, text) => expect(lakhText(paise(amount))).toBe(text));

  it('is said without idle decimals beside a chart, and short on a phone', () => {
    expect(axisText(paise(5_00_000_00), false)).toBe('₹5 lakh');
    expect(axisText(paise(1_25_000_00), false)).toBe('₹1.25 lakh');
    expect(axisText(paise(50_000_00), true)).toBe('₹50,000');
    expect(axisText(paise(5_00_000_00), true)).toBe('₹5 L');
    expect(axisText(paise(2_50_00_000_00), true)).toBe('₹2.5 Cr');
  });
});

describe('a change', () => {
  it.each([
    [155, 100, '+55%'],
    [92, 100, '−8%'],
    [100, 100, '±0%'],
    [0, 40, '−100%'],
    [5, 0, undefined],
  ])('from %d, before %d, is %s', (now, before, text) => expect(changeText(now, before)).toBe(text));

  it('has its signature in chunks too', () => {
    expect([differenceText(1_261, 0), differenceText(3, 6), differenceText(2, 2)]).toEqual(['+1,261', '−3', '±0']);
  });
});
