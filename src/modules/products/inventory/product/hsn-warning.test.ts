import { describe, expect, it } from 'vitest';
import { gstOfCode } from '#products/catalog/categories/hsn-codes.ts';
import { hsnWarning, rateWarning } from './hsn-warning.ts';

describe('the GST rate of an HSN code', () => {
  it.each([
    ['85171300', 18],
    ['8517', 18],
    ['852872', 18],
    ['854143', 5],
    ['85414300', 5],
    ['854110', null],
    ['330499', undefined],
  ])('of %s is %s', (hsn, rate) => {
    expect(gstOfCode(hsn)).toBe(rate);
  });
});

describe('a warning about an HSN code', () => {
  it('says that a code is none of electronics, with the usual one of the category', () => {
    expect(hsnWarning('330499', '851830')).toMatch(/330499.*851830/);
    expect(hsnWarning('330499', null)).toMatch(/330499/);
    for (const hsn of ['', '85', '851830', '8518']) expect(hsnWarning(hsn, '851830')).toBeUndefined();
  });

  it('says that a rate is not that of the code', () => {
    expect(rateWarning('85171300', 5)).toMatch(/18 %/);
    expect(rateWarning('854143', 18)).toMatch(/5 %/);
    for (const [hsn, rate] of [
      ['85171300', 18],
      ['854110', 5],
      ['330499', 40],
      ['', 5],
    ] as const)
      expect(rateWarning(hsn, rate)).toBeUndefined();
  });
});
