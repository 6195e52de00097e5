import { CAUSE_LABELS, ENTRY_KINDS, type EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import type { PostingRow } from '#finance/ledger/server/postings/postings.queries.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { type Paise, sum, toRupees } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';

type Cell = string | number | null;

const HEADS: Readonly<Record<EntryKind, string>> = {
  sale: 'Items',
  delivery: 'Delivery',
  commission: 'Commission',
  gst_on_commission: 'GST on Commission',
  tcs: 'TCS',
  tds: 'TDS',
  cash_collected: 'Cash Collected',
  adjustment: 'Adjustment',
  payout: 'Payout',
};

export const STATEMENT_HEADS: readonly string[] = [
  ...['Date', 'Activity', 'Order ID', 'Note'],
  ...ENTRY_KINDS.map(kind => HEADS[kind]),
  ...['Amount', 'Balance', 'Payable From'],
];

/** A row with a balance: opening, or closing with the sums of the month. */
export function balanceCells(at: Date, what: string, balance: Paise, sums?: ReadonlyMap<EntryKind, Paise>): Cell[] {
  const cells = ENTRY_KINDS.map(kind => (sums ? toRupees(sums.get(kind) ?? (0 as Paise)) : null));
  const amount = sums ? toRupees(sum(sums.values())) : null;
  return [indiaMinute(at), what, null, null, ...cells, amount, toRupees(balance), null];
}

export function postingCells(row: PostingRow, balance: Paise): Cell[] {
  return [
    indiaMinute(row.at),
    CAUSE_LABELS[row.cause],
    row.orderNumber === null ? null : orderNumber(row.orderNumber),
    [row.reference, row.note].filter(Boolean).join(', ') || null,
    ...ENTRY_KINDS.map(kind => amountOf(row, kind)).map(amount => (amount === null ? null : toRupees(amount))),
    toRupees(row.amount),
    toRupees(balance),
    indiaMinute(row.payableAt),
  ];
}

/** Null if the posting has no entry of the kind. */
export function amountOf({ entries }: Pick<PostingRow, 'entries'>, kind: EntryKind): Paise | null {
  const own = entries.filter(entry => entry.kind === kind);
  return own.length === 0 ? null : sum(own.map(entry => entry.amount));
}
