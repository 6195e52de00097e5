import { listDocumentsOfBuyer } from '#finance/invoices/server/invoices.ts';
import { listMessagesOf } from '#office/contact/server/contact.ts';
import type { PersonalData } from '#office/privacy/personal-data.schema.ts';
import { listCartOf } from '#orders/cart/server/cart.ts';
import { listOrdersOf } from '#orders/orders/server/orders.ts';
import { listReturnsOf } from '#orders/returns/server/returns.ts';
import { listAccountOf } from '#people/accounts/server/accounts.ts';
import { listAddressesOf } from '#people/addresses/server/addresses.ts';
import { findSellerOf, sellerIdOf } from '#people/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';
import { listReviewsOf } from '#products/reviews/server/reviews.ts';
import { listActsOfPerson } from '#shop/audit/server/audit.ts';

/** Everything the shop holds about whoever is signed in, as of one moment. */
export async function exportMine(ctx: ActorCtx): Promise<PersonalData> {
  const { id } = ctx.actor;
  return ctx.tx(async ({ db }) => ({
    madeAt: ctx.now(),
    ...(await listAccountOf(db, id)),
    seller: (await findSellerOf(db, id)) ?? null,
    addresses: await listAddressesOf(db, id),
    ...(await listCartOf(db, id)),
    orders: await listOrdersOf(db, id),
    returns: await listReturnsOf(db, id),
    invoices: await listDocumentsOfBuyer(db, id),
    ...(await listReviewsOf(db, id)),
    messages: await listMessagesOf(db, id),
    administratorsActs: await listActsOfPerson(db, id, await sellerIdOf(db, id)),
  }));
}
