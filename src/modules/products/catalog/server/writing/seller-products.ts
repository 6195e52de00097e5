import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { isListed } from './is-listed.ts';
import { type ChangedProduct, changedProduct, publishChangedProducts } from './publish-changed-products.ts';

/**
 * Puts a seller's products on sale or takes them off after the seller's status has changed. Drafts, hidden and deleted
 * products stay off sale. Locks in order of id, as checkout does, to avoid deadlocks.
 */
export async function relistProductsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<ChangedProduct>`
    with wanted as (
      select p.id, ${isListed()} as listed
      from products p join ${publishedSellers} s on s.id = p.seller_id
      where p.seller_id = ${sellerId} order by p.id for no key update of p
    )
    update products p set listed = wanted.listed from wanted
    where p.id = wanted.id and p.listed <> wanted.listed
    returning ${changedProduct}`.execute(tx.db);
  publishChangedProducts(tx, rows);
}

/** Invalidates cached pages and lists with a seller's products, because the seller's address, legal name or GST number has changed. */
export async function refreshProductsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products where seller_id = ${sellerId} and listed`.execute(tx.db);
  if (rows.length > 0) tx.changed(cacheTag.catalog);
  tx.changed(cacheTag.sellers, ...rows.map(({ id }) => cacheTag.product(id)));
}
