import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryRate } from '#finance/invoices/draft-document.ts';
import { entriesBetween } from '#finance/ledger/part-worth.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { type Entry, type KeptPart, partWorth, shareOf, taxableOf } from './part-worth.ts';

const RATES = { gstOnCommission: 1800, tcs: 50, tds: 10 };
const NOTHING = { lines: [], delivery: paise(0), deliveryGstBp: 1800, rates: RATES };

describe('the worth of a part', () => {
  it('is what was sold less the shares that are kept of it', () => {
    const part = {
      lines: [{ amount: paise(13_790_000), commissionBp: 500, gstBp: 1800 }],
      delivery: paise(4_900),
      deliveryGstBp: 1800,
      rates: RATES,
    };
    expect(partWorth(part)).toEqual([
      { kind: 'sale', rateBp: null, base: 13_790_000, amount: 13_790_000 },
      { kind: 'delivery', rateBp: null, base: 4_900, amount: 4_900 },
      { kind: 'commission', rateBp: 500, base: 13_790_000, amount: -689_500 },
      { kind: 'gst_on_commission', rateBp: 1800, base: 689_500, amount: -124_110 },
      { kind: 'tcs', rateBp: 50, base: 11_690_594, amount: -58_453 },
      { kind: 'tds', rateBp: 10, base: 13_794_900, amount: -13_795 },
    ]);
  });

  it('takes commission once for each rate, of all items with that rate together', () => {
    const line = (amount: number, commissionBp: number) => ({ amount: paise(amount), commissionBp, gstBp: 1800 });
    const lines = [line(149, 500), line(149, 500), line(1_000, 800)];
    const commissions = partWorth({ ...NOTHING, lines }).filter(({ kind }) => kind === 'commission');
    expect(commissions.map(({ rateBp, base, amount }) => [rateBp, base, amount])).toEqual([
      [500, 298, -15],
      [800, 1_000, -80],
    ]);
  });

  it('has no TCS on products at 0 % GST, nor on their delivery', () => {
    const line = (gstBp: number) => ({ amount: paise(1_000_000), commissionBp: 0, gstBp });
    const tcsOf = (part: KeptPart) => partWorth(part).find(({ kind }) => kind === 'tcs');
    const free = { ...NOTHING, delivery: paise(4_900), deliveryGstBp: 0 };
    expect(tcsOf({ ...free, lines: [line(0)] })).toMatchObject({ base: 0, amount: 0 });
    expect(tcsOf({ ...NOTHING, lines: [line(0), line(1800)] })).toMatchObject({ base: 847_458, amount: -4_237 });
  });

  it('has GST on commission in two equal halves, each rounded', () => {
    const lines = [{ amount: paise(14_900), commissionBp: 500, gstBp: 1800 }];
    // 9 % of ₹7.45 are 67.05 paise, 18 % would be 134.1.
    expect(partWorth({ ...NOTHING, lines }).find(({ kind }) => kind === 'gst_on_commission')?.amount).toBe(-134);
    const odd = [{ amount: paise(15_500), commissionBp: 500, gstBp: 1800 }];
    expect(partWorth({ ...NOTHING, lines: odd }).find(({ kind }) => kind === 'gst_on_commission')?.amount).toBe(-140);
  });

  it('is nothing for nothing', () => {
    expect(sum(partWorth(NOTHING).map(({ amount }) => amount))).toBe(0);
  });
});

interface Item {
  readonly quantity: number;
  readonly price: number;
  readonly commissionBp: number;
  readonly gstBp: number;
  readonly service: string | null;
}

const rate = fc.integer({ min: 0, max: 5_000 });
const items = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 1, max: 10_000_000 }),
  commissionBp: fc.constantFrom(0, 250, 333, 500, 1_799),
  gstBp: fc.constantFrom(0, 500, 1800, 2800),
  service: fc.constantFrom(null, null, 'installation'),
});
const sold = fc.record({
  lines: fc.array(items, { minLength: 1, maxLength: 6 }),
  delivery: fc.integer({ min: 0, max: 100_000 }),
  rates: fc.record({ gstOnCommission: rate, tcs: rate, tds: rate }),
  /** Which line each unit is returned from; more entries than units. */
  order: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
  deliveryBack: fc.boolean(),
});

function keptOf(lines: readonly Item[], kept: readonly number[], delivery: Paise, rates: KeptPart['rates']): KeptPart {
  return {
    lines: lines.map((line, at) => ({ ...line, amount: paise(line.price * (kept[at] ?? 0)) })),
    delivery,
    deliveryGstBp: deliveryRate(lines.map(({ gstBp: rateBp, service }) => ({ rateBp, service }))),
    rates,
  };
}

function totals(entries: readonly Entry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, amount } of entries) sums[kind] = (sums[kind] ?? 0) + amount;
  return sums;
}

describe('goods that come back piece by piece, whatever they were sold for, at whatever rates, in whatever order', () => {
  it('leave after each what the rest alone would have been worth, and nothing at all after the last', () => {
    fc.assert(
      fc.property(sold, ({ lines, delivery, rates, order, deliveryBack }) => {
        const kept = lines.map(line => line.quantity);
        let stillDelivery = paise(delivery);
        const written: Entry[] = partWorth(keptOf(lines, kept, stillDelivery, rates));
        const standing = () => [...Map.groupBy(written, ({ kind, rateBp }) => `${kind} ${rateBp}`).values()].map(added);
        const write = () => {
          const should = partWorth(keptOf(lines, kept, stillDelivery, rates));
          written.push(...entriesBetween(standing(), should));
          expect(totals(written)).toMatchObject(totals(should));
        };
        for (let left = kept.reduce((all, each) => all + each, 0), turn = 0; left > 0; left -= 1, turn += 1) {
          const there = kept.flatMap((pieces, at) => (pieces > 0 ? [at] : []));
          const line = there[(order[turn] ?? 0) % there.length] ?? 0;
          kept[line] = (kept[line] ?? 0) - 1;
          if (left === 1 || (deliveryBack && turn === 0)) stillDelivery = paise(0);
          write();
        }
        expect(Object.values(totals(written)).every(amount => amount === 0)).toBe(true);
      }),
    );
  });
});

function added(entries: readonly Entry[]): Entry {
  const [first] = entries;
  if (!first) throw new Error('a group of entries is never empty');
  return { ...first, base: sum(entries.map(({ base }) => base)), amount: sum(entries.map(({ amount }) => amount)) };
}

it.each([
  [13_790_000, 1800, 2_482_200],
  [79_900, 50, 400],
  [79_900, 10, 80],
  [5_000, 10, 5],
  [499, 10, 0],
  [500, 10, 1],
  [1_000_000_000, 10_000, 1_000_000_000],
  [0, 500, 0],
])('of %d paise %d hundredths of a per cent are %d', (amount, basisPoints, share) => {
  expect(shareOf(paise(amount), basisPoints)).toBe(share);
});

it.each([
  [13_790_000, 1800, 11_686_441],
  [79_900, 1800, 67_712],
  [1_599_900, 1800, 1_355_847],
  [100, 0, 100],
  [1_000_000_000, 4000, 714_285_714],
])('of a price of %d paise with GST at %d within, %d are taxed', (price, gst, taxable) => {
  expect(taxableOf(paise(price), gst)).toBe(taxable);
});
