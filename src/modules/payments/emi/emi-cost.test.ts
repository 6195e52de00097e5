import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { emiCost, lowestInstalment } from './emi-cost.ts';
import { type EmiPlan, holdsOn } from './emi-plan.ts';

const NO_FEE = paise(0);
const card = 'credit' as const;

describe('instalments on the reducing balance', () => {
  // As published for HDFC Bank credit cards and ₹20,000 (Snapdeal, “How does credit card EMI payment work”).
  it.each([
    [3, 1_200, 6_800.44, 20_401.33],
    [6, 1_200, 3_450.97, 20_705.8],
    [9, 1_300, 2_344.32, 21_098.89],
    [12, 1_300, 1_786.35, 21_436.15],
  ])('of ₹20,000 in %i months at %i basis points are those of the bank', (months, rateBp, instalment, total) => {
    const cost = emiCost(paise(2_000_000), { card, months, rateBp, fee: NO_FEE });
    expect(cost.instalment).toBe(Math.round(instalment * 100));
    expect(2_000_000 + cost.interest).toBe(Math.round(total * 100));
  });

  it('pay back the price: month by month nothing but the rounding is left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 100_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 4_000 }),
        (price, months, rateBp) => {
          const { instalment, interest } = emiCost(paise(price), { card, months, rateBp, fee: NO_FEE });
          let owed = price;
          for (let month = 0; month < months; month += 1) owed += (owed * rateBp) / 120_000 - instalment;
          // Half a paisa in each instalment, with its own interest.
          expect(Math.abs(owed)).toBeLessThan(months * 2 + 1);
          expect(interest).toBeGreaterThanOrEqual(0);
          expect(Math.abs(instalment * months - price - interest)).toBeLessThanOrEqual(months);
        },
      ),
    );
  });

  it('cost GST on the fee, and on the interest of a credit card', () => {
    const cost = emiCost(paise(2_000_000), { card, months: 3, rateBp: 1_200, fee: paise(19_900) });
    expect(cost).toMatchObject({ interest: 40_133, gstOnInterest: 7_224, fee: 19_900, gstOnFee: 3_582 });
    expect(cost.total).toBe(2_000_000 + 40_133 + 7_224 + 19_900 + 3_582);
    const loan = emiCost(paise(2_000_000), { card: 'debit', months: 3, rateBp: 1_200, fee: paise(19_900) });
    expect(loan).toMatchObject({ interest: 40_133, gstOnInterest: 0, gstOnFee: 3_582 });
  });

  it('without interest are equal parts', () => {
    expect(emiCost(paise(1_000), { card, months: 3, rateBp: 0, fee: NO_FEE })).toMatchObject({
      instalment: 333,
      interest: 0,
    });
  });
});

const plan: EmiPlan = {
  ...{ bank: 'One', card: 'credit', months: 6, rateBp: 1_500, min: paise(300_000), fee: NO_FEE },
  ...{ from: '2026-11-01', until: '2026-11-30' },
};

it('the lowest instalment is of the plans for such a price', () => {
  const long = { ...plan, months: 24, min: paise(1_000_000) };
  const price = paise(500_000);
  expect(lowestInstalment(price, [plan, long])).toBe(emiCost(price, plan).instalment);
  expect(lowestInstalment(paise(1_000_000), [plan, long])).toBe(emiCost(paise(1_000_000), long).instalment);
  expect(lowestInstalment(paise(299_999), [plan, long])).toBeUndefined();
});

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('on %s a plan of November holds: %s', (day, holds) => {
  expect(holdsOn(plan, day)).toBe(holds);
  expect(holdsOn({ ...plan, from: null, until: null }, day)).toBe(true);
});
