import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';
import { type ChangedProduct, changedProduct, publishChangedProducts } from './publish-changed-products.ts';

/**
 * Sets what locked products match in place of their GTIN; null is the GTIN again. Their content stays, so open forms stay
 * valid. The pages of those that they matched before are dropped too.
 */
export async function setMatch(tx: TxCtx, ids: readonly ProductId[], match: string | null, before: readonly string[]) {
  const { rows } = await sql<ChangedProduct>`
    update products p set match_link = ${match} where p.id = any(${ids}::uuid[])
    returning ${changedProduct}`.execute(tx.db);
  publishChangedProducts(tx, rows);
  tx.changed(...before.map(cacheTag.match));
}
