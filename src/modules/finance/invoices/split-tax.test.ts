import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { splitOf, splitTax, TAX_KINDS, taxKindOf } from './split-tax.ts';

describe('tax in a price', () => {
  it.each([
    ['₹1,37,900 to another state', 13_790_000, 'igst', [11_686_441, 2_103_559, 0, 0]],
    ['₹1,37,900 within a state, the paisa out of the value', 13_790_000, 'sgst', [11_686_440, 0, 1_051_780, 1_051_780]],
    ['₹799 to another state', 79_900, 'igst', [67_712, 12_188, 0, 0]],
    ['₹799 within a state', 79_900, 'sgst', [67_712, 0, 6_094, 6_094]],
    ['₹15,999 to another state', 1_599_900, 'igst', [1_355_847, 244_053, 0, 0]],
    ['₹15,999 within a territory', 1_599_900, 'utgst', [1_355_848, 0, 122_026, 122_026]],
    ['one paisa', 1, 'sgst', [1, 0, 0, 0]],
  ] as const)('of %s', (_name, amount, kind, [taxable, igst, cgst, sgst]) => {
    expect(splitTax(paise(amount), 1800, kind)).toEqual({ amount, taxable, igst, cgst, sgst });
  });

  it('is in the price to the last paisa, whatever the price and the rate, and its halves are alike', () => {
    const prices = fc.integer({ min: 1, max: 1_000_000_000 });
    const rates = fc.constantFrom(0, 300, 500, 1200, 1800, 2800, 4000);
    fc.assert(
      fc.property(prices, rates, fc.constantFrom(...TAX_KINDS), (amount, rate, kind) => {
        const { taxable, igst, cgst, sgst } = splitTax(paise(amount), rate, kind);
        expect(taxable + igst + cgst + sgst).toBe(amount);
        expect(cgst).toBe(sgst);
        expect(kind === 'igst' ? cgst : igst).toBe(0);
        // Each tax is within half a paisa of its exact share.
        const [tax, share] = kind === 'igst' ? [igst, rate] : [cgst, rate / 2];
        expect(Math.abs(tax * (10_000 + rate) - amount * share)).toBeLessThanOrEqual((10_000 + rate) / 2);
        expect(taxable).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that was charged on a value stays the same in sum, and its halves are alike', () => {
    expect(splitOf(paise(100_050), paise(18_009), 'sgst')).toEqual({
      amount: 118_059,
      taxable: 100_049,
      igst: 0,
      cgst: 9005,
      sgst: 9005,
    });
    expect(splitOf(paise(100_050), paise(18_009), 'igst')).toMatchObject({ taxable: 100_050, igst: 18_009 });
  });

  it('is the union’s between states, and half a territory’s where no legislature is', () => {
    expect(taxKindOf('29', '36')).toBe('igst');
    expect(taxKindOf('04', '26')).toBe('igst');
    expect(taxKindOf('29', '29')).toBe('sgst');
    // Delhi, Puducherry, and Jammu and Kashmir have legislatures.
    for (const state of ['07', '34', '01']) expect(taxKindOf(state, state)).toBe('sgst');
    for (const territory of ['04', '26', '31', '35', '38']) expect(taxKindOf(territory, territory)).toBe('utgst');
  });
});
