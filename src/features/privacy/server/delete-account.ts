import {
  DELETED_USER,
  eraseAccount,
  isLastAdministrator,
  requireOwnPassword,
  sayFarewell,
} from '#features/accounts/server/accounts.ts';
import { eraseAddressesOf } from '#features/addresses/server/addresses.ts';
import { eraseCartOf } from '#features/cart/server/cart.ts';
import { countOnSale } from '#features/catalog/server/catalog.ts';
import { partFromMessages } from '#features/contact/server/contact.ts';
import { balanceOf } from '#features/ledger/server/ledger.ts';
import {
  countCashToCome,
  countOrdersUnderWay,
  countSalesUnderWay,
  eraseBuyer,
} from '#features/orders/server/orders.ts';
import { notSettled } from '#features/privacy/contract.ts';
import { type OpenMatters, whatIsOpen } from '#features/privacy/what-is-open.ts';
import { countMoneyBack, countReturnsToSettle, eraseReturnsOf } from '#features/returns/server/returns.ts';
import { eraseReviewsOf } from '#features/reviews/server/reviews.ts';
import { closeSeller } from '#features/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/actor.ts';
import { paise } from '#shared/money.ts';

/**
 * Deletes the account of whoever is signed in, all of it or nothing: sessions end, cart, addresses and reviews go, orders
 * stay under a pseudonym without what leads to the person (decision 21), invoices as they were issued. There is no way back, and a last mail says so.
 * @throws wrongPassword; notSettled while orders are under way, goods on sale, money owed or to come, or no other administrator is left
 */
export async function deleteAccount(ctx: ActorCtx, password: string): Promise<void> {
  const { actor } = ctx;
  await requireOwnPassword(ctx, password);
  await ctx.tx(async tx => {
    // First the cart: whoever places an order takes from it, so after this all their orders are to be seen.
    await eraseCartOf(tx.db, actor.id);
    const sentence = whatIsOpen(await openMattersOf(tx, actor));
    if (sentence) throw notSettled(sentence);
    await eraseAddressesOf(tx.db, actor.id);
    await eraseReviewsOf(tx, actor.id);
    await partFromMessages(tx.db, actor.id);
    if (actor.kind === 'shopper') {
      await eraseReturnsOf(tx, actor.id, DELETED_USER);
      await eraseBuyer(tx.db, actor.id, DELETED_USER);
    }
    if (actor.kind === 'seller') await closeSeller(tx.db, actor.id);
    await sayFarewell(tx, actor.id);
    await eraseAccount(tx.db, actor.id);
  });
}

async function openMattersOf({ db }: TxCtx, { id, kind, sellerId }: Actor): Promise<OpenMatters> {
  const ownSeller = kind === 'seller' ? sellerId : null;
  return {
    orders: await countOrdersUnderWay(db, id),
    ...(await countMoneyBack(db, id)),
    returnsToSettle: ownSeller ? await countReturnsToSettle(db, ownSeller) : 0,
    sales: ownSeller ? await countSalesUnderWay(db, ownSeller) : 0,
    cashToCome: ownSeller ? await countCashToCome(db, ownSeller) : 0,
    balance: ownSeller ? await balanceOf(db, ownSeller) : paise(0),
    productsOnSale: ownSeller ? await countOnSale(db, ownSeller) : 0,
    isLastAdministrator: kind === 'administrator' && (await isLastAdministrator(db, id)),
  };
}
