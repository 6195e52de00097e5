import { describe, expect, it } from 'vitest';
import { lastFour, readAccountNumber, readIfsc } from './bank-account.ts';

describe('an IFSC', () => {
  it.each([
    ['HDFC0000123', 'HDFC0000123'],
    [' sbin0004321 ', 'SBIN0004321'],
    ['UTIB0CCB1AB', 'UTIB0CCB1AB'],
  ])('is read from %s', (text, code) => {
    expect(readIfsc(text)).toBe(code);
  });

  it.each([
    'HDFC1000123',
    'HDF00000123',
    'HDFC000012',
    'HDFC00001234',
    'HDFCO000123',
    'HDFC 000012',
    '',
    'ＨDFC0000123',
  ])('is not %s', text => {
    expect(readIfsc(text)).toBeUndefined();
  });
});

describe('an account number', () => {
  it.each([
    ['012345678', '012345678'],
    ['5010 0123 4567 89', '50100123456789'],
    ['123456-789012-345678', '123456789012345678'],
  ])('is read from %s', (text, number) => {
    expect(readAccountNumber(text)).toBe(number);
  });

  it.each(['12345678', '1234567890123456789', '12345678A', '000000000', '', '１２３４５６７８９'])(
    'is not %s',
    text => {
      expect(readAccountNumber(text)).toBeUndefined();
    },
  );

  it('is known again by its last four figures', () => {
    expect(lastFour('50100123456789')).toBe('6789');
  });
});
