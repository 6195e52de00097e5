import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { parcelFault, parcelOfDraft } from '#orders/orders/ui/parcels/parcel-draft.ts';

/** One courier for all orders, and a tracking number for each. */
export interface BulkParcelDrafts {
  readonly carrier: string;
  readonly numbers: Readonly<Record<string, string>>;
}

export const NO_PARCELS: BulkParcelDrafts = { carrier: '', numbers: {} };

type Named = Pick<OrderSummary, '_id'>;

/** The parcel of one order; empty if neither courier nor number is entered. */
export function parcelFor({ carrier, numbers }: BulkParcelDrafts, { _id }: Named) {
  const parcel = parcelOfDraft({ carrier, tracking: numbers[_id] ?? '' });
  return {
    ...(parcel.carrier !== null && { carrier: parcel.carrier }),
    ...(parcel.tracking !== null && { tracking: parcel.tracking }),
  };
}

/** Errors by order id. */
export function bulkParcelFaults(
  { carrier, numbers }: BulkParcelDrafts,
  orders: readonly Named[],
): Record<string, string> {
  const faults = orders.map(({ _id }) => [_id, parcelFault({ carrier, tracking: numbers[_id] ?? '' })] as const);
  return Object.fromEntries(faults.filter((fault): fault is [(typeof fault)[0], string] => fault[1] !== undefined));
}

/**
 * Distributes a pasted column of tracking numbers over the orders, starting at `at`. Undefined for a single line, which
 * is pasted as usual.
 */
export function pasted(
  drafts: BulkParcelDrafts,
  orders: readonly Named[],
  at: number,
  text: string,
): BulkParcelDrafts | undefined {
  const lines = text.split(/\r?\n/).map(line => line.trim());
  while (lines.at(-1) === '') lines.pop();
  if (lines.length < 2) return undefined;
  const numbers = { ...drafts.numbers };
  for (const [index, line] of lines.entries()) {
    const order = orders[at + index];
    if (order) numbers[order._id] = line;
  }
  return { ...drafts, numbers };
}
