import { CAUSE_LABELS, ENTRY_KINDS, type EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import type { PostingRow } from '#finance/ledger/server/postings/postings.queries.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, sum, toRupees } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';

type Cell = string | number | null;

const HEADS: Readonly<Record<EntryKind, () => string>> = {
  sale: () => t('finance.ledger.csv.sale'),
  delivery: () => t('finance.ledger.csv.delivery'),
  commission: () => t('finance.ledger.csv.commission'),
  gst_on_commission: () => t('finance.ledger.csv.gstOnCommission'),
  tcs: () => t('finance.ledger.csv.tcs'),
  tds: () => t('finance.ledger.csv.tds'),
  cash_collected: () => t('finance.ledger.csv.cashCollected'),
  adjustment: () => t('finance.ledger.csv.adjustment'),
  payout: () => t('finance.ledger.csv.payout'),
};

export function statementHeads(): string[] {
  return [
    t('finance.ledger.csv.date'),
    t('finance.ledger.csv.activity'),
    t('finance.ledger.csv.order'),
    t('finance.ledger.csv.note'),
    ...ENTRY_KINDS.map(kind => HEADS[kind]()),
    t('finance.ledger.csv.amount'),
    t('finance.ledger.csv.balance'),
    t('finance.ledger.csv.payableFrom'),
  ];
}

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
