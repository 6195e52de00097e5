import { balanceOf } from '#finance/ledger/server/ledger.ts';
import { notSettled } from '#office/privacy/contract.ts';
import { type OpenMatters, whatIsOpen } from '#office/privacy/what-is-open.ts';
import { removeEndpointsOf } from '#office/webhooks/server/webhooks.ts';
import { eraseOrdersOf, eraseSessionsOf } from '#orders/agents/server/agents.ts';
import { eraseCartOf } from '#orders/cart/server/cart.ts';
import { eraseCheckoutsOf } from '#orders/checkouts/server/checkouts.ts';
import { countCashToCome, countOrdersUnderWay, countSalesUnderWay, eraseBuyer } from '#orders/orders/server/orders.ts';
import { countMoneyBack, countReturnsToSettle, eraseReturnsOf } from '#orders/returns/server/returns.ts';
import {
  DELETED_USER,
  eraseAccount,
  isLastAdministrator,
  lockPerson,
  requireOwnPassword,
  sayFarewell,
} from '#people/accounts/server/accounts.ts';
import { closeSeller } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { countOnSaleOf } from '#products/catalog/server/catalog.ts';
import { eraseProposalsOf } from '#products/fronts/server/fronts.ts';
import type { Actor } from '#shared/api/actor.ts';
import { speaking } from '#shared/language/speaking.ts';
import { paise } from '#shared/money/money.ts';
import { eraseTraces } from './erase-traces.ts';

/**
 * Deletes the signed-in user's account in one transaction. Sessions, cart, wishlist, addresses and reviews are deleted, orders are
 * anonymised (decision 21), invoices stay as issued. It can't be undone; a last mail confirms it.
 * @throws wrongPassword; notSettled if orders are in progress, products on sale, money is owed either way, or no other
 * administrator is left
 */
export async function deleteAccount(ctx: ActorCtx, password: string): Promise<void> {
  const { actor } = ctx;
  await requireOwnPassword(ctx, password);
  await ctx.tx(async tx => {
    // The cart first: placing an order deletes from it too, so this waits for concurrent orders and then sees them.
    await eraseCartOf(tx.db, actor.id);
    await eraseSessionsOf(tx.db, actor.id, actor.email);
    await eraseCheckoutsOf(tx.db, actor.id);
    const matters = await openMattersOf(tx, actor);
    const sentence = speaking(ctx.language, () => whatIsOpen(matters));
    if (sentence) throw notSettled(sentence);
    // Who saves something at the same time does so before this, or finds no account.
    await lockPerson(tx.db, actor.id);
    await eraseTraces(tx, actor.id);
    if (actor.kind === 'shopper') {
      await eraseReturnsOf(tx, actor.id, DELETED_USER);
      await eraseBuyer(tx.db, actor.id, DELETED_USER);
      await eraseOrdersOf(tx.db, actor.id);
    }
    if (actor.kind === 'seller') {
      if (actor.sellerId) await eraseProposalsOf(tx.db, actor.sellerId);
      if (actor.sellerId) await removeEndpointsOf(tx.db, actor.sellerId, tx.now());
      await closeSeller(tx.db, actor.id);
    }
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
    productsOnSale: ownSeller ? await countOnSaleOf(db, ownSeller) : 0,
    isLastAdministrator: kind === 'administrator' && (await isLastAdministrator(db, id)),
  };
}
