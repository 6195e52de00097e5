import { describe, expect, it } from 'vitest';
import { readQuantity } from './read-quantity.ts';

describe('a number of pieces in a cell', () => {
  it.each([
    ['10', 10],
    ['1,000', 1000],
    ['1,00,000', 100_000],
    ['10 pcs', 10],
    ['12 Nos.', 12],
    ['10.0', 10],
    ['NIL', 0],
    ['Out of stock', 0],
  ])('%s is understood', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ value: quantity });
  });

  it.each(['-4', '−4', '1.5', 'ten', '10+', '1,0', '9999999', '2E+3', ''])('%s is refused', text => {
    expect(readQuantity(text)).toEqual({ fault: expect.any(String) });
  });
});
