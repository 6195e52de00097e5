import { listAccountOf } from '#features/accounts/server/accounts.ts';
import { listAddressesOf } from '#features/addresses/server/addresses.ts';
import { listActsOfPerson } from '#features/audit/server/audit.ts';
import { listCartOf } from '#features/cart/server/cart.ts';
import { listMessagesOf } from '#features/contact/server/contact.ts';
import { listDocumentsOfBuyer } from '#features/invoices/server/invoices.ts';
import { listOrdersOf } from '#features/orders/server/orders.ts';
import type { PersonalData } from '#features/privacy/personal-data.schema.ts';
import { listReturnsOf } from '#features/returns/server/returns.ts';
import { listReviewsOf } from '#features/reviews/server/reviews.ts';
import { findSellerOf, sellerIdOf } from '#features/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';

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
