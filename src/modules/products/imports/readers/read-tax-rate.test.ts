import { describe, expect, it } from 'vitest';
import { readTaxRate } from './read-tax-rate.ts';

describe('a GST rate in a cell', () => {
  it.each([
    ['18%', 1800],
    ['18', 1800],
    ['18.00 %', 1800],
    ['GST @ 18%', 1800],
    ['0.18', 1800],
    ['.05', 500],
    ['0', 0],
    ['0%', 0],
  ])('%s is understood', (text, rate) => {
    expect(readTaxRate(text)).toEqual({ value: rate });
  });

  it.each(['17%', '12%', '28', '0.18%', 'eighteen', '1800', '', '-18'])('%s is refused', text => {
    expect(readTaxRate(text)).toEqual({ fault: expect.stringContaining('18') });
  });
});
