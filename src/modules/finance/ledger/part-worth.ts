import type { EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { shareOf, taxableOf } from './share-of.ts';

/** Items of one line that the shopper keeps. */
export interface KeptLine {
  /** As sold, with the GST within. */
  readonly amount: Paise;
  readonly commissionBp: number;
  readonly gstBp: number;
}

/** What a part is worked out with beside its items; all rates in basis points. */
export interface PartRates {
  readonly gstOnCommission: number;
  readonly tcs: number;
  readonly tds: number;
}

export interface KeptPart {
  readonly lines: readonly KeptLine[];
  readonly delivery: Paise;
  /** At which delivery is taxed: the highest rate among the items it was sent with. */
  readonly deliveryGstBp: number;
  readonly rates: PartRates;
}

export interface Entry {
  readonly kind: EntryKind;
  /** Null where nothing is a share of anything. */
  readonly rateBp: number | null;
  readonly base: Paise;
  /** Above zero for the seller. */
  readonly amount: Paise;
}

/**
 * What a seller is owed for a part and what is kept of it, for the items that the shopper keeps (docs/money.md). Each
 * share is taken once of the whole part, so it is rounded once; commission once for each rate. TCS is of taxed supplies
 * alone: items at 0 % GST are none.
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

/** Twice its rounded half, so that CGST and SGST are alike on the invoice for it. */
function evenTax(rateBp: number, base: Paise): Entry {
  const half = Math.floor((base * rateBp + 10_000) / 20_000);
  return { kind: 'gst_on_commission', rateBp, base, amount: paise(-2 * half || 0) };
}

/** Never a zero below zero, which databases and people know nothing of. */
function withheld(kind: EntryKind, rateBp: number, base: Paise): Entry {
  return { kind, rateBp, base, amount: paise(-shareOf(base, rateBp) || 0) };
}
