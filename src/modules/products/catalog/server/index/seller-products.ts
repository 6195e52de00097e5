import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { isListed } from '#products/catalog/server/reading/is-listed.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { type ChangedProduct, publishChangedProducts } from './publish-changed-products.ts';

/**
 * Puts a seller's products on sale or takes them off, as what is known of the seller now says. What else keeps a product off
 * sale stays as it was, so lifting a rejection brings back just what had gone with it. Locked in the order of their ids,
 * as those who buy lock them.
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
    returning p.id, p.family_id as "familyId"`.execute(tx.db);
  publishChangedProducts(tx, rows);
}

/** Public answers that name a seller beside its products are stale: its address or legal name has changed. */
export async function refreshProductsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products where seller_id = ${sellerId} and listed`.execute(tx.db);
  tx.changed(...rows.map(({ id }) => cacheTag.product(id)));
}
