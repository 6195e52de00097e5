/** Kinds of ledger entries, in the order of statements. */

export const ENTRY_KINDS = [
  'sale',
  'delivery',
  'commission',
  'gst_on_commission',
  'tcs',
  'tds',
  'cash_collected',
  'adjustment',
  'payout',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_LABELS: Readonly<Record<EntryKind, string>> = {
  sale: 'Items',
  delivery: 'Delivery',
  commission: 'Commission',
  gst_on_commission: 'GST on commission',
  tcs: 'TCS',
  tds: 'TDS',
  cash_collected: 'Cash collected by the seller',
  adjustment: 'Adjustment',
  payout: 'Payout',
};

/** Causes of postings. */
export const CAUSES = ['delivered', 'undelivered', 'returned', 'adjusted', 'paid_out', 'payout_reversed'] as const;
export type Cause = (typeof CAUSES)[number];

export const CAUSE_LABELS: Readonly<Record<Cause, string>> = {
  delivered: 'Delivered',
  undelivered: 'Delivery reversed',
  returned: 'Returned',
  adjusted: 'Adjustment',
  paid_out: 'Payout',
  payout_reversed: 'Payout reversed',
};
