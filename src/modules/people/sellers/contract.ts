import * as z from 'zod/mini';
import { MAX_DECISION_REASON_LENGTH, SELLER_STATUSES } from '#people/sellers/vendors/seller-status.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const sellerIsMissing = problem('sellers.missing', 'missing', () => t('people.sellers.refusal.missing'));
/** Two sellers can't look alike, and the shop is one of them. */
export const houseNameTaken = problem('sellers.house_name_taken', 'conflict', () =>
  t('people.sellers.refusal.houseName'),
);
export const emailTaken = problem('sellers.email_taken', 'conflict', () => t('people.sellers.refusal.emailTaken'));

/** A seller as administrators see it. */
export const Vendor = z.object({
  _id: id<'seller'>(),
  userName: z.string(),
  /** E.164; null where an administrator made the account and the seller has not said yet. */
  mobile: z.nullable(z.string()),
  email: z.string(),
  gstNumber: z.nullable(z.string()),
  status: z.enum(SELLER_STATUSES),
  /** Why it is rejected, where somebody wrote it down. */
  reason: z.nullable(z.string()),
  legalName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** GST code of the state it sends from. */
  state: z.nullable(z.string()),
  /** Its shop is on a break: until that day, or until it opens it itself. */
  isPaused: z.boolean(),
  returnsOn: z.nullable(z.string()),
  registeredAt: instant,
  /** Whoever it belongs to can't sign in, and nothing of it is on sale, whatever the status. */
  isBlocked: z.boolean(),
});
export type Vendor = z.output<typeof Vendor>;

export const listVendors = get('/admin/orders/getVendor', {
  summary: 'All sellers except the shop itself',
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(z.enum(SELLER_STATUSES)),
    /** A piece of a name, e-mail address or GST number. */
    find: findWords,
    /** Newest first, or those who wait before all others. */
    sort: z.optional(z.enum(['newest', 'waiting'])),
  }),
  output: z.extend(pageSchema(Vendor), { counts: z.record(z.string(), z.int()) }),
});

export const decideVendor = put('/admin/orders/vendor-update', {
  summary: 'Approves or rejects a seller; takes effect at once',
  body: editOf(
    z.strictObject({
      _id: id<'seller'>(),
      status: z.enum(['Approved', 'Rejected']),
      /** Sent to the seller; with an approval it says nothing. */
      reason: z.optional(z.nullable(line(MAX_DECISION_REASON_LENGTH))),
    }),
    Vendor,
  ),
  output: z.object({ success: z.literal(true), message: z.string(), data: Vendor }),
});

export const SELLER_TRUST = ['automatic', 'trusted', 'checked'] as const;
export type SellerTrust = (typeof SELLER_TRUST)[number];

export const trustVendor = put('/admin/vendors/trust', {
  summary: 'Says whether products of a seller go on sale without an administrator; takes effect at once',
  body: z.strictObject({ _id: id<'seller'>(), trust: z.enum(SELLER_TRUST) }),
  output: z.extend(dataOf(z.object({ trust: z.enum(SELLER_TRUST) })), { message: z.string() }),
});

export const addVendor = post('/admin/vendors/add', {
  summary: 'Creates an account for a seller who is approved from the start',
  body: z.strictObject({
    userName: z.string(),
    email: z.string(),
    password: z.string(),
    role: z.literal('admin'),
    type: z.literal('vendor'),
  }),
  output: z.extend(dataOf(Vendor), { message: z.string() }),
});
