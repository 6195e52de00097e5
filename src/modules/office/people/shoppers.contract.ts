import * as z from 'zod/mini';
import { TICKET_STATUSES } from '#office/contact/ticket-status.ts';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, findWords, id, instant, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { AuditEntry } from '#shop/audit/contract.ts';
import { AccountStanding } from './contract.ts';
import { OrdersAtAGlance } from './vendor-page.contract.ts';

export const SHOPPER_SORTS = ['since', 'name'] as const;
export const SHOPPER_SORT_WAYS = ['asc', 'desc'] as const;

/** A row of the list of shoppers. */
export const Shopper = z.object({
  _id: id<'user'>(),
  userName: z.string(),
  email: z.string(),
  since: instant,
  orders: z.int(),
  isBlocked: z.boolean(),
});
export type Shopper = z.output<typeof Shopper>;

export const listShoppers = get('/admin/shoppers/get', {
  summary: 'All shoppers, page by page',
  query: z.strictObject({
    ...pageQuery,
    /** Part of a name, e-mail address or mobile number. */
    find: findWords,
    standing: z.optional(z.enum(['blocked'])),
    sort: z.optional(z.enum(SHOPPER_SORTS)),
    order: z.optional(z.enum(SHOPPER_SORT_WAYS)),
  }),
  output: z.extend(pageSchema(Shopper), { counts: z.object({ all: z.int(), blocked: z.int() }) }),
});

export const ShopperPage = z.object({
  _id: id<'user'>(),
  userName: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  since: instant,
  standing: AccountStanding,
  /** Number of saved addresses. */
  addresses: z.int(),
  /** Number of devices they are signed in on. */
  sessions: z.int(),
  reviews: z.object({ all: z.int(), hidden: z.int() }),
  tickets: z.array(
    z.object({
      _id: id<'ticket'>(),
      ticket: z.string(),
      subject: z.string(),
      status: z.enum(TICKET_STATUSES),
      receivedAt: instant,
    }),
  ),
  orders: OrdersAtAGlance,
  history: z.array(AuditEntry),
});
export type ShopperPage = z.output<typeof ShopperPage>;

export const getShopper = get('/admin/shoppers/get/:shopperId', {
  summary: 'A shopper’s details for customer care; each view is recorded in the audit log',
  params: z.strictObject({ shopperId: id<'user'>() }),
  output: dataOf(ShopperPage),
});
