import * as z from 'zod/mini';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import {
  dataOf,
  day,
  findWords,
  id,
  instant,
  line,
  pageQuery,
  pageSchema,
  rupees,
  rupeesInAll,
} from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { CASH_HOLDERS, CASH_STATES, CASH_WAYS } from './cash-states.ts';
import type { CashColumn } from './read-cash-rows.ts';

export const MAX_CASH_REFERENCE_LENGTH = 60;
export const MAX_CASH_REASON_LENGTH = 200;
/** Request bodies are limited to 64 KiB. */
export const MAX_FILE_LENGTH = 60_000;

export const cashIsMissing = problem('cash.missing', 'missing', () => t('finance.cash.refusal.missing'));
export const cashNotOut = problem('cash.not_out', 'conflict', (why: () => string) => why());
/** Names the difference; nothing is recorded. */
export const cashDiffers = problem('cash.differs', 'conflict', (expected: Paise, amount: Paise) =>
  amount < expected
    ? t('finance.cash.refusal.tooLittle', {
        expected: priceTag(expected),
        difference: priceTag((expected - amount) as Paise),
      })
    : t('finance.cash.refusal.tooMuch', {
        expected: priceTag(expected),
        difference: priceTag((amount - expected) as Paise),
      }),
);
export const cashNotIn = problem('cash.not_in', 'conflict', (why: () => string) => why());
/** The money has already been paid out to the seller or refunded to the shopper. */
export const cashIsSpent = problem('cash.spent', 'conflict', (why: () => string) => why());
export const cashDayAhead = problem('cash.day_ahead', 'invalid', () => t('finance.cash.refusal.dayAhead'));
export const fileIsEmpty = problem('cash.file_empty', 'invalid', () => t('finance.cash.refusal.fileEmpty'));
const COLUMN_NAMES: Readonly<Record<CashColumn, () => string>> = {
  order: () => t('finance.cash.column.order'),
  amount: () => t('finance.cash.column.amount'),
  date: () => t('finance.cash.column.date'),
};
export const headsMissing = problem('cash.heads_missing', 'invalid', (columns: readonly CashColumn[]) =>
  t('finance.cash.refusal.headsMissing', { names: columns.map(column => COLUMN_NAMES[column]()).join(', ') }),
);
export const cashFileUnreadable = problem('cash.file_unreadable', 'invalid', () =>
  t('finance.cash.refusal.unreadable'),
);

/** Views of the list: pending, received, kept by sellers, all. */
export const CASH_VIEWS = ['out', 'in', 'kept', 'all'] as const;
export type CashView = (typeof CASH_VIEWS)[number];

export const CashRow = z.object({
  partId: id<'order part'>(),
  orderId: id<'order'>(),
  orderNumber: z.string(),
  seller: z.object({ _id: id<'seller'>(), name: z.string() }),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  amount: rupees,
  state: z.enum(CASH_STATES),
  holder: z.nullable(z.enum(CASH_HOLDERS)),
  deliveredAt: z.nullable(instant),
  /** Why it was marked delivered without tracking number or delivery code. */
  unprovenReason: z.nullable(z.string()),
  /** Null until the shop has it. */
  receivedOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
});
export type CashRow = z.output<typeof CashRow>;

/** Cash pending from one courier or seller, or with an unknown holder. */
const CashDebtor = z.object({
  holder: z.nullable(z.enum(CASH_HOLDERS)),
  name: z.string(),
  count: z.int(),
  amount: rupeesInAll,
  oldest: instant,
});
export type CashDebtor = z.output<typeof CashDebtor>;

export const listCash = get('/admin/cash/get', {
  summary: 'Cash on delivery by order: outstanding cash oldest first, other lists newest first',
  query: z.strictObject({
    ...pageQuery,
    show: z.optional(z.enum(CASH_VIEWS)),
    /** An order or tracking number, or part of a seller's or courier's name. */
    find: findWords,
  }),
  output: z.extend(pageSchema(CashRow), {
    counts: z.record(z.enum(CASH_VIEWS), z.int()),
    /** All pending cash, regardless of the filter. */
    debtors: z.array(CashDebtor),
  }),
});

const Recorded = z.extend(dataOf(CashRow), { message: z.string() });
const partId = id<'order part'>();
const reference = line(MAX_CASH_REFERENCE_LENGTH);

export const recordCollected = put('/admin/cash/collected', {
  summary: 'Records who collected the cash, the courier or the seller, who owes it to the shop from then on',
  body: z.strictObject({ partId, holder: z.enum(CASH_HOLDERS) }),
  output: Recorded,
});

export const recordReceived = put('/admin/cash/received', {
  summary: 'Records the exact cash the shop received for a delivery; repeating the call changes nothing',
  body: z.strictObject({ partId, way: z.enum(CASH_WAYS), amount: rupees, receivedOn: day, reference }),
  output: Recorded,
});

export const undoReceived = put('/admin/cash/undo', {
  summary: 'Takes back that cash was received, recorded wrongly; not once it was paid out or refunded',
  body: z.strictObject({ partId, reason: line(MAX_CASH_REASON_LENGTH) }),
  output: Recorded,
});

const FileRow = z.object({
  /** Row number in the spreadsheet. */
  row: z.int(),
  order: z.string(),
  amount: z.nullable(rupeesInAll),
  receivedOn: z.nullable(z.string()),
  outcome: z.enum(['ready', 'recorded', 'known', 'refused']),
  /** The reason for a refusal, including any difference. */
  message: z.nullable(z.string()),
});
export type CashFileRow = z.output<typeof FileRow>;

export const importCash = post('/admin/cash/import', {
  summary:
    'Reads a courier’s remittance list (CSV) with order or tracking number, amount and date: previews it, or records the correct rows',
  body: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(MAX_FILE_LENGTH)),
    /** Bank reference for rows without their own. */
    reference,
    /** False for a preview. */
    record: z.boolean(),
  }),
  output: z.extend(
    dataOf(
      z.object({
        rows: z.array(FileRow),
        ready: z.int(),
        recorded: z.int(),
        known: z.int(),
        refused: z.int(),
        amount: rupeesInAll,
      }),
    ),
    { message: z.string() },
  ),
});
