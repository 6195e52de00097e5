import * as z from 'zod/mini';
import { Balance } from '#finance/ledger/contract.ts';
import { OrderSummary } from '#orders/orders/order.schema.ts';
import { Vendor } from '#people/sellers/contract.ts';
import { PROFILE_PART_NAMES } from '#people/sellers/profile/profile-gaps.ts';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, id } from '#shared/api/wire.ts';
import { AuditEntry } from '#shop/audit/contract.ts';
import { AccountStanding } from './contract.ts';

/** How many of somebody's orders a page shows, and how many acts upon them. */
export const NEWEST_ORDERS = 5;
export const NEWEST_ACTS = 30;

/** Some orders and how many there are, by status and in all. */
export const OrdersAtAGlance = z.object({
  counts: z.record(z.string(), z.int()),
  newest: z.array(OrderSummary),
});
export type OrdersAtAGlance = z.output<typeof OrdersAtAGlance>;

export const VendorPage = z.object({
  vendor: Vendor,
  /** Who it belongs to; blocks are about people. */
  userId: id<'user'>(),
  standing: AccountStanding,
  address: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  /** Of the bank account only that there is one. */
  hasBank: z.boolean(),
  /** What its profile lacks before its products can be shipped. */
  missing: z.array(z.enum(PROFILE_PART_NAMES)),
  goods: z.object({ all: z.int(), onSale: z.int() }),
  /** What the shop owes it. */
  balance: Balance,
  orders: OrdersAtAGlance,
  /** What administrators have done about it, newest first. */
  history: z.array(AuditEntry),
});
export type VendorPage = z.output<typeof VendorPage>;

export const getVendor = get('/admin/vendors/get/:vendorId', {
  summary: 'One seller: details, profile, product and order counts, and decisions about it',
  params: z.strictObject({ vendorId: id<'seller'>() }),
  output: dataOf(VendorPage),
});
