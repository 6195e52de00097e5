import { describe, expect, test } from 'vitest';
import { priceText } from './price-text.ts';

describe('a price in words', () => {
  test('groups digits as India does and leaves out empty paise on a tag', () => {
    expect(priceText(1_37_900_00)).toBe('₹1,37,900');
    expect(priceText(1_00_00_000_00)).toBe('₹1,00,00,000');
    expect(priceText(999_00)).toBe('₹999');
  });

  test('keeps the paise on a tag when there are any', () => {
    expect(priceText(1_299_50)).toBe('₹1,299.50');
    expect(priceText(5)).toBe('₹0.05');
  });

  test('always shows two decimals in a total', () => {
    expect(priceText(85_997_00, 'total')).toBe('₹85,997.00');
    expect(priceText(0, 'total')).toBe('₹0.00');
  });

  test('marks a deduction with a true minus sign before the rupee', () => {
    expect(priceText(-12_000_00, 'total')).toBe('−₹12,000.00');
    expect(priceText(-500_00)).toBe('−₹500');
  });
});
