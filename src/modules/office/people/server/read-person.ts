import { partStandingOf } from '#finance/ledger/server/ledger.ts';
import { listTicketsOf } from '#office/contact/server/contact.ts';
import { personIsMissing } from '#office/people/contract.ts';
import type { getShopper } from '#office/people/shoppers.contract.ts';
import { type getVendor, NEWEST_ACTS, NEWEST_ORDERS } from '#office/people/vendor-page.contract.ts';
import { listOrders } from '#orders/orders/server/orders.ts';
import { countSessionsOf, findPerson } from '#people/accounts/server/accounts.ts';
import { countAddressesOf } from '#people/addresses/server/addresses.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import { gapsOf } from '#people/sellers/profile/profile-reader.ts';
import { findVendor, listProfiles, presentVendor } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { listTrust } from '#products/approvals/server/approvals.ts';
import { countProductsOf } from '#products/catalog/server/catalog.ts';
import { countReviewsOf } from '#products/reviews/server/reviews.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { SellerId, UserId } from '#shared/id.ts';
import { listActsOn, recordLook } from '#shop/audit/server/audit.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { presentBlock } from './block-person.ts';

const NEWEST_TICKETS = 10;

/**
 * What customer care needs to help one shopper, without addresses and messages. The view is recorded in the audit log
 * before any data is read.
 * @throws personIsMissing also for sellers and administrators
 */
export async function readShopper(ctx: ActorCtx, id: UserId): Promise<WireAnswerOf<typeof getShopper>['data']> {
  const person = await findPerson(ctx.db, id);
  if (person?.kind !== 'shopper') throw personIsMissing();
  await ctx.tx(tx => recordLook({ ...tx, actor: ctx.actor }, person));

  const { db } = ctx;
  const { data: newest, counts } = await listOrders(ctx, { kind: 'buyer', userId: id }, { limit: NEWEST_ORDERS });
  const tickets = await listTicketsOf(db, id, NEWEST_TICKETS);
  return {
    _id: id,
    userName: person.userName,
    email: person.email,
    mobile: person.mobile,
    since: person.since.toISOString(),
    standing: presentBlock(person),
    addresses: await countAddressesOf(db, id),
    sessions: await countSessionsOf(db, id),
    reviews: await countReviewsOf(db, id),
    tickets: tickets.map(({ id: _id, number, subject, status, receivedAt }) => ({
      ...{ _id, ticket: number, subject, status },
      receivedAt: receivedAt.toISOString(),
    })),
    orders: { counts, newest },
    history: await listActsOn(ctx, id, NEWEST_ACTS),
  };
}

/** What an administrator needs to decide about a seller. @throws sellerIsMissing also for the shop's own seller */
export async function readVendor(ctx: Ctx, id: SellerId): Promise<WireAnswerOf<typeof getVendor>['data']> {
  const found = await findVendor(ctx.db, id);
  const [profile] = await listProfiles(ctx.db, [id]);
  if (!found || !profile) throw sellerIsMissing();
  const { data: newest, counts } = await listOrders(ctx, { kind: 'seller', sellerId: id }, { limit: NEWEST_ORDERS });
  return {
    vendor: presentVendor(found),
    userId: found.user_id,
    standing: presentBlock({ blockedAt: found.blocked_at, blockedReason: found.blocked_reason }),
    address: profile.address,
    pincode: profile.pincode,
    hasBank: profile.hasBank,
    missing: gapsOf(profile),
    goods: await countProductsOf(ctx.db, id),
    approval: await trustOf(ctx, id),
    balance: await partStandingOf(ctx, id),
    orders: { counts, newest },
    history: await listActsOn(ctx, id, NEWEST_ACTS),
  };
}

async function trustOf(ctx: Ctx, id: SellerId): Promise<WireAnswerOf<typeof getVendor>['data']['approval']> {
  const { isOn, trustedAfter } = await setting(ctx, 'productApproval');
  const [seller] = isOn ? await listTrust(ctx.db, [id]) : [];
  return seller ? { trust: seller.trust, approved: seller.approved, trustedAfter } : null;
}
