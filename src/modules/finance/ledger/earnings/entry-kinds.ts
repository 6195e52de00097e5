import { t } from '#shared/language/t.ts';

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
  get sale() {
    return t('finance.ledger.entry.sale');
  },
  get delivery() {
    return t('finance.ledger.entry.delivery');
  },
  get commission() {
    return t('finance.ledger.entry.commission');
  },
  get gst_on_commission() {
    return t('finance.ledger.entry.gstOnCommission');
  },
  get tcs() {
    return t('finance.ledger.entry.tcs');
  },
  get tds() {
    return t('finance.ledger.entry.tds');
  },
  get cash_collected() {
    return t('finance.ledger.entry.cashCollected');
  },
  get adjustment() {
    return t('finance.ledger.entry.adjustment');
  },
  get payout() {
    return t('finance.ledger.entry.payout');
  },
};

/** Causes of postings. */
export const CAUSES = [
  'delivered',
  'undelivered',
  'returned',
  'adjusted',
  'exchanged',
  'exchange_undone',
  'paid_out',
  'payout_reversed',
] as const;
export type Cause = (typeof CAUSES)[number];

export const CAUSE_LABELS: Readonly<Record<Cause, string>> = {
  get delivered() {
    return t('finance.ledger.cause.delivered');
  },
  get undelivered() {
    return t('finance.ledger.cause.undelivered');
  },
  get returned() {
    return t('finance.ledger.cause.returned');
  },
  get adjusted() {
    return t('finance.ledger.cause.adjusted');
  },
  get exchanged() {
    return t('finance.ledger.cause.exchanged');
  },
  get exchange_undone() {
    return t('finance.ledger.cause.exchangeUndone');
  },
  get paid_out() {
    return t('finance.ledger.cause.paidOut');
  },
  get payout_reversed() {
    return t('finance.ledger.cause.payoutReversed');
  },
};
