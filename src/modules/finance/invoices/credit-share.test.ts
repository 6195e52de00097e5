import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { creditShare } from './credit-share.ts';
import { splitTax, TAX_KINDS } from './split-tax.ts';

const FIGURES = ['amount', 'taxable', 'igst', 'cgst', 'sgst'] as const;

describe('what a credit note takes back', () => {
  it('is the line as it was invoiced, when all of it goes back', () => {
    const line = splitTax(paise(13_790_000), 1800, 'sgst');
    expect(creditShare(line, paise(0), paise(13_790_000))).toEqual(line);
  });

  it('is a third for one of three, and the three together are the line', () => {
    const line = splitTax(paise(3 * 79_900), 1800, 'igst');
    const notes = [0, 1, 2].map(before => creditShare(line, paise(before * 79_900), paise(79_900)));
    expect(notes.map(note => note.taxable)).toEqual([67_712, 67_712, 67_712]);
    expect(notes.map(note => note.igst).reduce((all, one) => paise(all + one))).toBe(line.igst);
  });

  it('is never more than was invoiced', () => {
    const line = splitTax(paise(100), 1800, 'igst');
    for (const [before, amount] of [
      [0, 101],
      [100, 1],
      [60, 41],
      [0, 0],
      [0, -1],
    ] as const)
      expect(() => creditShare(line, paise(before), paise(amount))).toThrow(RangeError);
  });

  it('follows an invoice of before, whose halves differ by a paisa, to its own figures', () => {
    const line = { amount: paise(13_790_000), taxable: paise(11_686_441), igst: paise(0) };
    const old = { ...line, cgst: paise(1_051_779), sgst: paise(1_051_780) };
    const first = creditShare(old, paise(0), paise(4_000_000));
    const last = creditShare(old, paise(4_000_000), paise(9_790_000));
    for (const figure of FIGURES) expect(first[figure] + last[figure]).toBe(old[figure]);
  });

  it('ends at exactly zero in every tax, however a line’s credits are divided, and no tax is ever negative', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 40_000_000 }), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(pieces, fc.constantFrom(0, 500, 1800, 4000), fc.constantFrom(...TAX_KINDS), (amounts, rate, kind) => {
        const line = splitTax(paise(amounts.reduce((all, one) => all + one)), rate, kind);
        const left = { ...line } as Record<(typeof FIGURES)[number], number>;
        for (const amount of amounts) {
          const note = creditShare(line, paise(line.amount - left.amount), paise(amount));
          expect(note.taxable + note.igst + note.cgst + note.sgst).toBe(amount);
          expect(note.cgst).toBe(note.sgst);
          for (const figure of FIGURES) {
            // Two equal tax halves don't fit into a note of one paisa; its taxable value makes room.
            expect(note[figure]).toBeGreaterThanOrEqual(figure === 'taxable' && amount === 1 ? -1 : 0);
            left[figure] -= note[figure];
            expect(left[figure]).toBeGreaterThanOrEqual(figure === 'taxable' ? -1 : 0);
          }
        }
        expect(left).toEqual({ amount: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0 });
      }),
    );
  });
});
