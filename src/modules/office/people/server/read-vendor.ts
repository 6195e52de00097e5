import { partStandingOf } from '#finance/ledger/server/ledger.ts';
import { type getVendor, NEWEST_ACTS, NEWEST_ORDERS } from '#office/people/vendor-page.contract.ts';
import { listOrders } from '#orders/orders/server/orders.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import { gapsOf } from '#people/sellers/profile/profile-reader.ts';
import { findVendor, listProfiles, presentVendor } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import { countProductsOf } from '#products/catalog/server/catalog.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { SellerId } from '#shared/id.ts';
import { listActsOn } from '#shop/audit/server/audit.ts';
import { presentStanding } from './standing.present.ts';

/** All of one seller that an administrator decides by. @throws sellerIsMissing also for the shop's own seller */
export async function readVendor(ctx: Ctx, id: SellerId): Promise<WireAnswerOf<typeof getVendor>['data']> {
  const found = await findVendor(ctx.db, id);
  const [profile] = await listProfiles(ctx.db, [id]);
  if (!found || !profile) throw sellerIsMissing();
  const { data: newest, counts } = await listOrders(ctx, { kind: 'seller', sellerId: id }, { limit: NEWEST_ORDERS });
  return {
    vendor: presentVendor(found),
    userId: found.user_id,
    standing: presentStanding({ blockedAt: found.blocked_at, blockedReason: found.blocked_reason }),
    address: profile.address,
    pincode: profile.pincode,
    hasBank: profile.hasBank,
    missing: gapsOf(profile),
    goods: await countProductsOf(ctx.db, id),
    balance: await partStandingOf(ctx, id),
    orders: { counts, newest },
    history: await listActsOn(ctx.db, id, NEWEST_ACTS),
  };
}
