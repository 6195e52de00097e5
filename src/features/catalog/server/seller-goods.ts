import './catalog.tables.ts';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { sellsNow } from './sells-now.ts';

interface Good {
  readonly id: ProductId;
  readonly familyId: string | null;
}

/**
 * Puts a seller's goods on sale or takes them off, as the seller's standing now says. What else keeps a product off sale
 * stays as it was, so lifting a rejection or a block brings back just what had gone with it. Locked in the order of their ids, as
 * those who buy lock them.
 */
export async function relistGoodsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<Good>`
    with wanted as (
      select p.id, (p.status = 'live' and p.deleted_at is null and ${sellsNow}) as listed
      from products p join sellers s on s.id = p.seller_id
      where p.seller_id = ${sellerId} order by p.id for no key update of p
    )
    update products p set listed = wanted.listed from wanted
    where p.id = wanted.id and p.listed <> wanted.listed
    returning p.id, p.family_id as "familyId"`.execute(tx.db);
  if (rows.length > 0) tellOf(tx, rows);
}

/** Public answers that name a seller beside its goods are stale: its address or legal name has changed. */
export async function freshenGoodsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<Good>`
    select id, null as "familyId" from products where seller_id = ${sellerId} and listed`.execute(tx.db);
  tx.changed(...rows.map(({ id }) => cacheTag.product(id)));
}

function tellOf(tx: TxCtx, goods: readonly Good[]): void {
  const families = new Set(goods.flatMap(({ familyId }) => familyId ?? []));
  tx.changed(
    cacheTag.catalog,
    ...goods.map(({ id }) => cacheTag.product(id)),
    ...[...families].map(family => cacheTag.family(family)),
  );
}
