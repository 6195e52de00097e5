import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { APPROVAL_STATES, WaitingChange } from './approval.schema.ts';

/** Approvals in one call. */
export const MAX_APPROVALS = 100;
export const MAX_SEND_BACK_REASON_LENGTH = 500;

export const approvalHasChanged = problem('approvals.changed', 'conflict', () =>
  t('products.approvals.refusal.changed'),
);
/** A category or brand that waits has been deleted meanwhile. */
export const approvalImpossible = problem('approvals.impossible', 'conflict', () =>
  t('products.approvals.refusal.impossible'),
);

export const WaitingProduct = z.object({
  _id: id<'product'>(),
  title: z.string(),
  image: z.string(),
  isNew: z.boolean(),
  brand: z.string(),
  category: z.string(),
  price: rupees,
  changes: z.array(WaitingChange),
});
export type WaitingProduct = z.output<typeof WaitingProduct>;

/** Also for products of others. */
export const nothingToWithdraw = problem('approvals.nothing', 'missing', () => t('products.approvals.refusal.nothing'));

/** What an administrator decides together: a product, several that were changed together, or those of an import. */
export const Approval = z.object({
  _id: id<'approval'>(),
  /** Goes up when the seller changes what waits. */
  version: z.int(),
  state: z.enum(APPROVAL_STATES),
  since: instant,
  sentBackReason: z.nullable(z.string()),
  seller: z.object({ _id: id<'seller'>(), userName: z.string() }),
  /** The file of an import. */
  fileName: z.nullable(z.string()),
  /** How many products it is about, and how many of them are new. */
  products: z.int(),
  added: z.int(),
  /** The first of the products. */
  first: z.array(WaitingProduct),
  /** Why they wait, in sentences. */
  reasons: z.array(z.string()),
});
export type Approval = z.output<typeof Approval>;

export const listApprovals = get('/admin/approvals/get', {
  summary: 'Products and edits of sellers that wait for approval, longest waiting first',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(APPROVAL_STATES)),
    /** Part of a title, of the seller's name or of the name of a file. */
    find: findWords,
  }),
  output: z.extend(pageSchema(Approval), { counts: z.record(z.enum(APPROVAL_STATES), z.int()) }),
});

const chosen = {
  approvals: z
    .array(z.strictObject({ _id: id<'approval'>(), version: z.int() }))
    .check(z.minLength(1), z.maxLength(MAX_APPROVALS)),
};
const decided = z.extend(dataOf(z.object({ products: z.int() })), { message: z.string() });

export const approveProducts = post('/admin/approvals/approve', {
  summary: 'Approves what waits, if none of it has changed since it was read; it is on sale at once',
  body: z.strictObject(chosen),
  output: decided,
});

export const sendProductsBack = post('/admin/approvals/send-back', {
  summary: 'Sends what waits back to its sellers with a reason; what is on sale stays as it is',
  body: z.strictObject({ ...chosen, reason: line(MAX_SEND_BACK_REASON_LENGTH) }),
  output: decided,
});

export const withdrawChange = post('/admin/approvals/withdraw/:id', {
  summary:
    'Withdraws what waits of your product; the values that are on sale stay. A new product is hidden or deleted instead',
  params: z.strictObject({ id: id<'product'>() }),
  output: z.object({ success: z.literal(true), message: z.string() }),
});
