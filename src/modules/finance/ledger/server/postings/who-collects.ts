import { sql } from 'kysely';
import type { Collector } from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';

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
