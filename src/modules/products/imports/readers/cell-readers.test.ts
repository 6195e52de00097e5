import { describe, expect, it } from 'vitest';
import { readAmountCell, readMonths, readSku, readTaxRate, readUnitCount } from './cell-readers.ts';

describe('an amount in a cell', () => {
  it.each([
    ['137900', 13_790_000],
    ['₹1,37,900', 13_790_000],
    ['₹ 1,37,900.00', 13_790_000],
    ['Rs. 1,37,900/-', 13_790_000],
    ['Rs.499.5', 49_950],
    ['INR 137,900', 13_790_000],
    ['1 37 900', 13_790_000],
    ['MRP ₹999/- only', 99_900],
    ['１３７９００', 13_790_000],
    ['0', 0],
    ['49.90', 4_990],
    ['49.9000', 4_990],
  ])('%s is understood', (text, amount) => {
    expect(readAmountCell(text)).toEqual({ value: amount });
  });

  it.each([
    ['1.02.900', 'not an amount'],
    ['1,3,79', 'not an amount'],
    ['137900,50', 'not clear'],
    ['about 500', 'not an amount'],
    ['$1,299', 'not an amount'],
    ['', 'not an amount'],
    ['1.37 lakh', 'in full'],
    ['2k', 'in full'],
    ['-500', 'negative'],
    ['(500)', 'negative'],
    ['12.345', 'two decimals'],
    ['1.379E+05', 'shortened'],
    ['#VALUE!', '#VALUE!'],
    ['10000001', 'At most'],
  ])('%s is refused with a sentence', (text, words) => {
    expect(readAmountCell(text)).toEqual({ fault: expect.stringContaining(words) });
  });
});

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
    expect(readUnitCount(text)).toEqual({ value: quantity });
  });

  it.each(['-4', '−4', '1.5', 'ten', '10+', '1,0', '9999999', '2E+3', ''])('%s is refused', text => {
    expect(readUnitCount(text)).toEqual({ fault: expect.any(String) });
  });
});

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

describe('a warranty in a cell', () => {
  it.each([
    ['12', 12],
    ['6 Months', 6],
    ['1 year', 12],
    ['1.5 yrs', 18],
    ['2 years warranty', 24],
    ['0', 0],
  ])('%s is understood', (text, months) => {
    expect(readMonths(text)).toEqual({ value: months });
  });

  it.each(['lifetime', '1.3', '999', '', '-1'])('%s is refused', text => {
    expect(readMonths(text)).toEqual({ fault: expect.stringContaining('months') });
  });
});

describe('a SKU in a cell', () => {
  it('keeps its leading zeros and its case', () => {
    expect(readSku('00123-a')).toEqual({ value: '00123-a' });
  });

  it('has its bent dashes straightened', () => {
    expect(readSku('SAM–S25—256')).toEqual({ value: 'SAM-S25-256' });
  });

  it.each([
    ['8.90123E+12', 'shortened'],
    ['12-Mar', 'date'],
    ['x'.repeat(65), 'At most 64'],
  ])('%s is refused', (text, words) => {
    expect(readSku(text)).toEqual({ fault: expect.stringContaining(words) });
  });
});
