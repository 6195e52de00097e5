import * as z from 'zod/mini';
import { Balance, BankChange, LastPayout } from '#finance/ledger/contract.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, day, findWords, id, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';

export const MAX_PAYOUT_REASON_LENGTH = 300;
export const MAX_PAYOUT_REFERENCE_LENGTH = 60;

export const moreThanPayable = problem('ledger.more_than_payable', 'conflict', (payable: Paise) =>
  payable > 0
    ? t('finance.ledger.refusal.onlyPayable', { amount: priceTag(payable) })
    : t('finance.ledger.refusal.nothingPayable'),
);
export const paidMeanwhile = problem('ledger.paid_meanwhile', 'conflict', (amount: Paise, reference: string) =>
  t('finance.ledger.refusal.paidMeanwhile', { amount: priceTag(amount), reference }),
);
export const payoutDayAhead = problem('ledger.day_ahead', 'invalid', () => t('finance.ledger.refusal.dayAhead'));
export const amountTooSmall = problem('ledger.amount', 'invalid', () => t('finance.ledger.refusal.amountTooSmall'));
export const payoutsWait = problem('ledger.bank_account_new', 'conflict', (changedAt: Date, until: Date) =>
  t('finance.ledger.refusal.bankIsNew', { at: dayAndHourText(changedAt), until: dayAndHourText(until) }),
);
export const payoutIsMissing = problem('ledger.payout_missing', 'missing', () =>
  t('finance.ledger.refusal.payoutMissing'),
);
export const keyUsedForOther = problem('ledger.key_used', 'conflict', () => t('finance.ledger.refusal.keyUsed'));

export const PAYOUT_SORTS = ['payable', 'balance', 'name'] as const;
export const PAYOUT_SORT_WAYS = ['asc', 'desc'] as const;

export const SellerBalance = z.extend(Balance, {
  seller: z.object({ _id: id<'seller'>(), name: z.string(), isClosed: z.boolean(), hasBank: z.boolean() }),
  lastPayout: z.nullable(LastPayout),
  bankChange: z.nullable(BankChange),
});
export type SellerBalance = z.output<typeof SellerBalance>;

export const listPayouts = get('/admin/payouts/get', {
  summary: 'Each seller’s balance, the amount that can be paid out now and the last payout',
  query: z.strictObject({
    ...pageQuery,
    find: findWords,
    sort: z.optional(z.enum(PAYOUT_SORTS)),
    order: z.optional(z.enum(PAYOUT_SORT_WAYS)),
  }),
  output: pageSchema(SellerBalance),
});

/** Idempotency key made by the client. */
const key = id<'payout'>();
const sellerId = id<'seller'>();
const Recorded = z.extend(dataOf(Balance), { message: z.string() });

export const recordPayout = post('/admin/payouts/record', {
  summary:
    'Records a payout to a seller: never more than can be paid out, never twice, never while the bank account is new',
  body: z.strictObject({
    key,
    sellerId,
    amount: rupees,
    /** Date of the bank transfer, in India. */
    paidOn: day,
    reference: line(MAX_PAYOUT_REFERENCE_LENGTH),
    /** The last payout the user has seen; a newer one is reported instead of recording this one. */
    seen: z.nullable(id<'payout'>()),
  }),
  output: Recorded,
});

export const reversePayout = post('/admin/payouts/reverse', {
  summary: 'Reverses a recorded payout that the bank returned or that was never made',
  body: z.strictObject({ payoutId: id<'payout'>(), reason: line(MAX_PAYOUT_REASON_LENGTH) }),
  output: Recorded,
});

export const adjustBalance = post('/admin/payouts/adjust', {
  summary: 'Adjusts a seller’s balance up or down, with a reason',
  body: z.strictObject({ key, sellerId, amount: rupees, reason: line(MAX_PAYOUT_REASON_LENGTH) }),
  output: Recorded,
});

export const setCashCollection = put('/admin/payouts/cash', {
  summary: 'Sets whether a seller collects cash on delivery itself, from the next delivery on',
  body: z.strictObject({ sellerId, collectsCash: z.boolean() }),
  output: z.extend(dataOf(z.object({ collectsCash: z.boolean() })), { message: z.string() }),
});
