import { deliveryRate } from '#finance/invoices/draft-document.ts';
import type { Cause } from '#finance/ledger/earnings/entry-kinds.ts';
import { type Entry, entriesBetween, type KeptPart, type PartRates, partWorth } from '#finance/ledger/part-worth.ts';
import { payableAfter } from '#finance/ledger/payouts/payable-after.ts';
import { commissionOn, taxesOn } from '#finance/ledger/rates-on.ts';
import type { ReturnedItems } from '#orders/orders/server/orders.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { worthOfUnits } from '#shared/money/share.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import type { LedgerLine, LedgerPart, StandingEntry } from './parts.queries.ts';
import type { PostedLine, Posting } from './write-postings.ts';

/** A part with its lines and the sums of its postings. */
export interface BookedPart {
  readonly part: LedgerPart;
  readonly lines: readonly LedgerLine[];
  readonly standing: readonly StandingEntry[];
}

interface Delivery {
  readonly rates: readonly RateEntry[];
  /** When it is booked, and when the items were delivered. */
  readonly at: Date;
  readonly deliveredAt: Date;
  /** The seller keeps the cash, which is set off against their balance. */
  readonly keepsCash: boolean;
}

/** Books a delivery: the items the shopper keeps, at the rates of the order date and the delivery date. */
export function deliveredPosting(
  { part, lines, standing }: BookedPart,
  { rates, at, deliveredAt, keepsCash }: Delivery,
): Posting {
  const kept = lines.map(line => keptLine(line, commissionOn(rates, part.placedAt, line)));
  const delivery = keptDelivery(part, standing);
  const entries = worth(lines, kept, delivery, taxesOn(rates, deliveredAt, part.gstin));
  const cash = paise(-(sum([...kept.map(line => line.amount), delivery]) - fundedOf(part, lines)) || 0);
  return {
    ...about(part, 'delivered', part.generation + 1),
    entries: keepsCash ? [...entries, cashEntry(cash)] : entries,
    lines: kept.filter(line => line.amount > 0),
    at,
    payableAt: payableAfter(deliveredAt, lines),
  };
}

/**
 * Reverses the current delivery completely. Cash the seller kept is reversed with it, except what the shop refunds to
 * the shopper (returned items, rejected parts): the seller still owes that.
 */
export function undeliveredPosting(
  { part, lines, standing }: BookedPart,
  { at, owesBack }: { readonly at: Date; readonly owesBack: boolean },
): Posting {
  const paid = standing.filter(({ kind }) => kind === 'sale' || kind === 'delivery');
  const cash =
    standing.some(entry => entry.kind === 'cash_collected' && entry.isOfDelivery) && !owesBack
      ? [cashEntry(paise(sum(paid.map(entry => entry.amount)) - fundedOf(part, lines)))]
      : [];
  return {
    ...about(part, 'undelivered', part.generation),
    entries: [...entriesBetween(withoutCash(standing), []), ...cash],
    at,
    payableAt: part.payableAt ?? at,
  };
}

/**
 * Reverses the earnings of returned items, so that the rest is what remains. An item that was sold for more than its buyer paid
 * takes back what it was sold for; what somebody else paid for the delivery stays with the seller.
 */
export function returnedPosting(
  { part, lines, standing }: BookedPart,
  items: Omit<ReturnedItems, 'partId'>,
  at: Date,
): Posting {
  const back = lines.flatMap(line => {
    const quantity = items.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    if (quantity === 0) return [];
    const amount = worthOfUnits(line.amount, line.quantity, line.returnedQuantity, quantity);
    return [{ lineId: line.id, quantity, amount, commissionBp: line.commissionBp ?? 0 }];
  });
  const kept = lines.map(line => {
    const { amount, quantity, ...now } = keptLine(line, line.commissionBp ?? 0);
    const own = back.find(({ lineId }) => lineId === line.id);
    return { ...now, amount: paise(amount - (own?.amount ?? 0)), quantity: quantity - (own?.quantity ?? 0) };
  });
  const delivery = paise(keptDelivery(part, standing) - items.delivery);
  if (delivery < 0 || kept.some(line => line.amount < 0 || line.quantity < 0))
    throw new Error(`more of part ${part.id} comes back than was kept`);
  const rateOf = (kind: Entry['kind']) =>
    standing.find(entry => entry.kind === kind && entry.isOfDelivery)?.rateBp ?? 0;
  const rates = { gstOnCommission: rateOf('gst_on_commission'), tcs: rateOf('tcs'), tds: rateOf('tds') };
  return {
    ...about(part, 'returned', 1),
    causeId: items.causeId,
    entries: entriesBetween(withoutCash(standing), worth(lines, kept, delivery, rates)),
    lines: back.map(line => ({ ...line, quantity: -line.quantity, amount: paise(-line.amount) })),
    at,
    payableAt: part.payableAt ?? at,
  };
}

function about({ id, sellerId }: LedgerPart, cause: Cause, generation: number) {
  return { sellerId, partId: id, cause, causeId: id as string, generation };
}

function keptLine(line: LedgerLine, commissionBp: number): PostedLine {
  return {
    lineId: line.id,
    quantity: line.quantity - line.returnedQuantity,
    amount: paise(line.amount - line.returnedAmount),
    commissionBp,
  };
}

function keptDelivery({ delivery }: LedgerPart, standing: readonly StandingEntry[]): Paise {
  return sum([delivery, ...standing.filter(({ kind }) => kind === 'delivery').map(({ returned }) => returned)]);
}

function worth(lines: readonly LedgerLine[], kept: readonly PostedLine[], delivery: Paise, rates: PartRates): Entry[] {
  const gstOf = new Map(lines.map(line => [line.id, line.gstBp]));
  const part: KeptPart = {
    lines: kept.map(({ lineId, amount, commissionBp }) => ({ amount, commissionBp, gstBp: gstOf.get(lineId) ?? 0 })),
    delivery,
    deliveryGstBp: deliveryRate(lines.map(({ gstBp: rateBp, service }) => ({ rateBp, service }))),
    rates,
  };
  return partWorth(part);
}

/** Of what the buyer keeps, the part that somebody else paid. */
function fundedOf({ deliveryFunded }: LedgerPart, lines: readonly LedgerLine[]): Paise {
  const funded = lines.map(({ amount, paid, quantity, returnedQuantity }) => {
    const kept = quantity - returnedQuantity;
    return paise(
      worthOfUnits(amount, quantity, returnedQuantity, kept) - worthOfUnits(paid, quantity, returnedQuantity, kept),
    );
  });
  return sum([...funded, deliveryFunded]);
}

function cashEntry(amount: Paise): Entry {
  return { kind: 'cash_collected', rateBp: null, base: amount, amount };
}

function withoutCash(standing: readonly StandingEntry[]): readonly StandingEntry[] {
  return standing.filter(({ kind }) => kind !== 'cash_collected');
}
