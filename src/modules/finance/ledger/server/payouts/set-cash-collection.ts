import { sql } from 'kysely';
import type { setCashCollection as endpoint } from '#finance/ledger/payouts/payouts.contract.ts';
import { findBalance, lockAccount } from '#finance/ledger/server/postings/balances.queries.ts';
import type { Collector } from '#orders/orders/server/orders.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { SellerId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/**
 * Sets who collects cash on delivery from the next delivery on: the shop, or the seller, who then owes it to the shop. A
 * courier that is already booked collects for the shop.
 * @throws sellerIsMissing
 */
export async function setCashCollection(
  ctx: ActorCtx,
  { sellerId, collectsCash }: InputOf<typeof endpoint>,
): Promise<void> {
  await ctx.tx(async tx => {
    if (!(await findBalance(tx.db, sellerId, tx.now()))) throw sellerIsMissing();
    await lockAccount(tx.db, sellerId);
    const row = await findBalance(tx.db, sellerId, tx.now());
    if (!row || row.collectsCash === collectsCash) return;
    await tx.db
      .updateTable('ledger_accounts')
      .set({ collects_cash: collectsCash })
      .where('seller_id', '=', sellerId)
      .execute();
    await recordAct(tx, {
      act: 'seller.cash',
      on: { kind: 'seller', id: sellerId, name: row.name },
      before: { 'cash is collected by': row.collectsCash ? 'the seller' : 'the shop' },
      after: { 'cash is collected by': collectsCash ? 'the seller' : 'the shop' },
    });
  });
}

/** Who collects the cash of these sellers' deliveries. */
export async function whoCollect(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly SellerId[],
): Promise<ReadonlyMap<SellerId, Collector>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Collector & { id: SellerId }>`
    select seller.id, coalesce(account.collects_cash, false) and not seller.is_house as "isKept",
      seller.is_house as "isHouse"
    from ${publishedSellers} seller left join ledger_accounts account on account.seller_id = seller.id
    where seller.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, ...collector }) => [id, collector]));
}
