import * as z from 'zod/mini';
import { CAUSES, ENTRY_KINDS } from '#finance/ledger/earnings/entry-kinds.ts';
import { MONTH } from '#finance/ledger/earnings/month.ts';
import { get } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, instant, pageQuery, pageSchema, rupeesInAll } from '#shared/api/wire.ts';

export const nameSeller = problem('ledger.name_seller', 'invalid', 'Choose the seller whose earnings you want to see.');

const month = z.string().check(z.regex(MONTH, 'must be a month, such as 2026-11'));
/** For administrators; sellers see their own. */
const seller = z.optional(id<'seller'>());

const LedgerEntry = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** Hundredths of a per cent; null where nothing is a share. */
  rateBp: z.nullable(z.int()),
  base: rupeesInAll,
  /** Above zero for the seller. */
  amount: rupeesInAll,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const LedgerPosting = z.object({
  id: z.int(),
  cause: z.enum(CAUSES),
  /** What a payout is called when it is reversed. */
  causeId: id(),
  at: instant,
  payableAt: instant,
  amount: rupeesInAll,
  note: z.nullable(z.string()),
  byName: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** Of a payout: it was taken back. */
  isReversed: z.boolean(),
  entries: z.array(LedgerEntry),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), amount: rupeesInAll })),
});
export type LedgerPosting = z.output<typeof LedgerPosting>;

/** All of one order, or one payout or adjustment. */
export const EarningsRow = z.object({
  key: z.string(),
  order: z.nullable(z.object({ _id: id<'order'>(), number: z.string() })),
  at: instant,
  payableAt: instant,
  amount: rupeesInAll,
  /** Something about it is open, so it is not paid out. */
  isHeld: z.boolean(),
  /** Its cash has not reached the shop, so it is not paid out. */
  awaitsCash: z.boolean(),
  postings: z.array(LedgerPosting),
});
export type EarningsRow = z.output<typeof EarningsRow>;

export const Balance = z.object({
  balance: rupeesInAll,
  /** What may be paid out now. */
  payable: rupeesInAll,
  /** What waits because something is open. */
  held: rupeesInAll,
  /** What waits because the cash of its orders has not reached the shop. */
  awaitingCash: rupeesInAll,
});
export type Balance = z.output<typeof Balance>;

/** A payout that stands. */
export const LastPayout = z.object({
  id: id<'payout'>(),
  amount: rupeesInAll,
  paidOn: z.string(),
  reference: z.string(),
});
export type LastPayout = z.output<typeof LastPayout>;

/** When the bank account was entered or changed last, and until when payouts wait for it. */
export const BankChange = z.object({ at: instant, payoutsFrom: instant });
export type BankChange = z.output<typeof BankChange>;

export const EarningsSummary = z.extend(Balance, {
  seller: z.object({ _id: id<'seller'>(), name: z.string(), collectsCash: z.boolean() }),
  /** What becomes payable next, and when. */
  next: z.nullable(z.object({ amount: rupeesInAll, at: instant })),
  lastPayout: z.nullable(LastPayout),
  bankChange: z.nullable(BankChange),
  /** Those that have entries or lie between, the latest first. */
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
  query: z.strictObject({ seller, month }),
  output: z.string(),
});
