import * as z from 'zod/mini';
import { Balance } from '#finance/ledger/contract.ts';
import { OrderSummary } from '#orders/orders/order.schema.ts';
import { SELLER_TRUST, Vendor } from '#people/sellers/contract.ts';
import { PROFILE_PART_NAMES } from '#people/sellers/profile/profile-gaps.ts';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, id } from '#shared/api/wire.ts';
import { AuditEntry } from '#shop/audit/contract.ts';
import { AccountStanding } from './contract.ts';

/** Number of orders and of audit log entries on the page. */
export const NEWEST_ORDERS = 5;
export const NEWEST_ACTS = 30;

/** The newest orders, and the number of orders by status and in total. */
export const OrdersAtAGlance = z.object({
  counts: z.record(z.string(), z.int()),
  newest: z.array(OrderSummary),
});
export type OrdersAtAGlance = z.output<typeof OrdersAtAGlance>;

export const VendorPage = z.object({
  vendor: Vendor,
  /** The owner of the seller; accounts are blocked, not sellers. */
  userId: id<'user'>(),
  standing: AccountStanding,
  address: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  /** Whether a bank account is entered; the account itself is not shown. */
  hasBank: z.boolean(),
  /** What is missing in the profile before orders can be shipped. */
  missing: z.array(z.enum(PROFILE_PART_NAMES)),
  goods: z.object({ all: z.int(), onSale: z.int() }),
  /** Whether products of the seller wait for an administrator; null if the shop approves none. */
  approval: z.nullable(
    z.object({
      trust: z.enum(SELLER_TRUST),
      /** Approved products, and how many a seller needs to be trusted automatically. */
      approved: z.int(),
      trustedAfter: z.int(),
    }),
  ),
  balance: Balance,
  orders: OrdersAtAGlance,
  /** Audit log entries about it, newest first. */
  history: z.array(AuditEntry),
});
export type VendorPage = z.output<typeof VendorPage>;

export const getVendor = get('/admin/vendors/get/:vendorId', {
  summary: 'One seller: details, profile, product and order counts, and decisions about it',
  params: z.strictObject({ vendorId: id<'seller'>() }),
  output: dataOf(VendorPage),
});
