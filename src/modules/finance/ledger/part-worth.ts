import type { EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';

/** Items of one line that the shopper keeps. */
export interface KeptLine {
  /** Sale price including GST. */
  readonly amount: Paise;
  readonly commissionBp: number;
  readonly gstBp: number;
}

/** Rates in basis points. */
export interface PartRates {
  readonly gstOnCommission: number;
  readonly tcs: number;
  readonly tds: number;
}

export interface KeptPart {
  readonly lines: readonly KeptLine[];
  readonly delivery: Paise;
  /** GST rate of the delivery: the highest among its items. */
  readonly deliveryGstBp: number;
  readonly rates: PartRates;
}

export interface Entry {
  readonly kind: EntryKind;
  /** Null if not a percentage. */
  readonly rateBp: number | null;
  readonly base: Paise;
  /** Positive amounts are in the seller's favour. */
  readonly amount: Paise;
}

/**
 * The seller's earnings and deductions for the items the shopper keeps (docs/money.md). Each percentage is taken once
 * of the whole part, so it is rounded once; commission once per rate. TCS applies to taxed supplies only: not to items
 * at 0 % GST.
 */
export function partWorth({ lines, delivery, deliveryGstBp, rates }: KeptPart): Entry[] {
  const items = sum(lines.map(line => line.amount));
  const commissions = [...Map.groupBy(lines, line => line.commissionBp)].map(([rateBp, alike]) =>
    withheld('commission', rateBp, sum(alike.map(line => line.amount))),
  );
  const commission = paise(-sum(commissions.map(entry => entry.amount)) || 0);
  const taxed = [...lines, { amount: delivery, gstBp: deliveryGstBp }].filter(({ gstBp }) => gstBp > 0);
  const taxable = sum(taxed.map(({ amount, gstBp }) => taxableOf(amount, gstBp)));
  return [
    { kind: 'sale', rateBp: null, base: items, amount: items },
    ...(delivery > 0 ? [{ kind: 'delivery', rateBp: null, base: delivery, amount: delivery } as const] : []),
    ...commissions,
    evenTax(rates.gstOnCommission, commission),
    withheld('tcs', rates.tcs, taxable),
    withheld('tds', rates.tds, sum([items, delivery])),
  ];
}

/** Rounded per half, so that CGST and SGST are equal on the invoice. */
function evenTax(rateBp: number, base: Paise): Entry {
  const half = Math.floor((base * rateBp + 10_000) / 20_000);
  return { kind: 'gst_on_commission', rateBp, base, amount: paise(-2 * half || 0) };
}

/** `|| 0` turns −0 into 0. */
function withheld(kind: EntryKind, rateBp: number, base: Paise): Entry {
  return { kind, rateBp, base, amount: paise(-shareOf(base, rateBp) || 0) };
}

const WHOLE = 10_000;

/** A percentage in basis points, rounded half up to the paisa. Exact for amounts of an order. */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  return paise(Math.floor((amount * basisPoints + WHOLE / 2) / WHOLE));
}

/** The taxable value of a price that includes GST, rounded half up to the paisa. */
export function taxableOf(price: Paise, gstBasisPoints: number): Paise {
  const whole = WHOLE + gstBasisPoints;
  return paise(Math.floor((price * WHOLE * 2 + whole) / (whole * 2)));
}

/** The entries to add so that `stands` becomes `should`; empty if both are equal. */
export function entriesBetween(stands: readonly Entry[], should: readonly Entry[]): Entry[] {
  const standing = new Map(stands.map(entry => [keyOf(entry), entry]));
  const wanted = new Map(should.map(entry => [keyOf(entry), entry]));
  return [...new Set([...standing.keys(), ...wanted.keys()])].flatMap(key => {
    const is = standing.get(key);
    const ought = wanted.get(key);
    const entry = ought ?? is;
    if (!entry) return [];
    const base = paise((ought?.base ?? 0) - (is?.base ?? 0));
    const amount = paise((ought?.amount ?? 0) - (is?.amount ?? 0));
    return base === 0 && amount === 0 ? [] : [{ kind: entry.kind, rateBp: entry.rateBp, base, amount }];
  });
}

function keyOf({ kind, rateBp }: Entry): string {
  return `${kind} ${rateBp}`;
}
