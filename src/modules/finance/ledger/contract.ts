import * as z from 'zod/mini';
import { CAUSES, ENTRY_KINDS } from '#finance/ledger/earnings/entry-kinds.ts';
import { MONTH } from '#finance/ledger/earnings/month.ts';
import { get } from '#shared/api/endpoint.ts';
import { shownLanguage } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { id, instant, pageQuery, pageSchema, rupeesInAll } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const nameSeller = problem('ledger.name_seller', 'invalid', () => t('finance.ledger.refusal.nameSeller'));

const month = z.string().check(z.regex(MONTH, 'month' satisfies ValueFault));
/** For administrators; sellers see their own. */
const seller = z.optional(id<'seller'>());

const LedgerEntry = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** In basis points; null if the entry is not a percentage. */
  rateBp: z.nullable(z.int()),
  base: rupeesInAll,
  /** Positive amounts are in the seller's favour. */
  amount: rupeesInAll,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const LedgerPosting = z.object({
  id: z.int(),
  cause: z.enum(CAUSES),
  /** Id of the payout, for reversing it. */
  causeId: id(),
  at: instant,
  payableAt: instant,
  amount: rupeesInAll,
  note: z.nullable(z.string()),
  byName: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** For payouts. */
  isReversed: z.boolean(),
  entries: z.array(LedgerEntry),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), amount: rupeesInAll })),
});
export type LedgerPosting = z.output<typeof LedgerPosting>;

/** All postings of one order, or a single payout or adjustment. */
export const EarningsRow = z.object({
  key: z.string(),
  order: z.nullable(z.object({ _id: id<'order'>(), number: z.string() })),
  at: instant,
  payableAt: instant,
  amount: rupeesInAll,
  /** Not paid out while something about it is open. */
  isHeld: z.boolean(),
  /** Not paid out before its cash has reached the shop. */
  awaitsCash: z.boolean(),
  postings: z.array(LedgerPosting),
});
export type EarningsRow = z.output<typeof EarningsRow>;

export const Balance = z.object({
  balance: rupeesInAll,
  /** Can be paid out now. */
  payable: rupeesInAll,
  /** On hold because something is open. */
  held: rupeesInAll,
  /** Waiting for the cash of its orders. */
  awaitingCash: rupeesInAll,
});
export type Balance = z.output<typeof Balance>;

/** The latest payout that was not reversed. */
export const LastPayout = z.object({
  id: id<'payout'>(),
  amount: rupeesInAll,
  paidOn: z.string(),
  reference: z.string(),
});
export type LastPayout = z.output<typeof LastPayout>;

/** When the bank account last changed, and until when payouts are on hold for it. */
export const BankChange = z.object({ at: instant, payoutsFrom: instant });
export type BankChange = z.output<typeof BankChange>;

export const EarningsSummary = z.extend(Balance, {
  seller: z.object({ _id: id<'seller'>(), name: z.string(), collectsCash: z.boolean() }),
  /** The next amount to become payable. */
  next: z.nullable(z.object({ amount: rupeesInAll, at: instant })),
  lastPayout: z.nullable(LastPayout),
  bankChange: z.nullable(BankChange),
  /** From the first posting to now, latest first. */
  months: z.array(z.string()),
});
export type EarningsSummary = z.output<typeof EarningsSummary>;

export const getEarnings = get('/admin/earnings/get', {
  summary: 'A seller’s balance and the postings behind it, by order, latest first',
  query: z.strictObject({ ...pageQuery, seller, month: z.optional(month) }),
  output: z.extend(pageSchema(EarningsRow), { summary: EarningsSummary }),
});

export const getStatement = get('/admin/earnings/statement', {
  summary: 'A seller’s monthly statement as CSV: opening balance, every posting in detail, closing balance',
  file: 'text/csv',
  query: z.strictObject({ seller, month, language: shownLanguage }),
  output: z.string(),
});
