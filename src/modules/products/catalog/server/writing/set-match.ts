import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { matchOf } from '#products/catalog/server/offers/match-of.ts';
import type { ProductId } from '#shared/id.ts';
import { type ChangedProduct, changedProduct, publishChangedProducts } from './publish-changed-products.ts';

/**
 * Sets what locked products match in place of their GTIN; null is the GTIN again. Their content stays, so open forms stay
 * valid. All that matched or match now are published, because who is unlinked may have
 * changed with it.
 */
export async function setMatch(tx: TxCtx, ids: readonly ProductId[], match: string | null, before: readonly string[]) {
  const { rows } = await sql<ChangedProduct>`
    update products p set match_link = ${match} where p.id = any(${ids}::uuid[])
    returning ${changedProduct}`.execute(tx.db);
  const { rows: others } = await sql<ChangedProduct>`
    select ${changedProduct} from products p
    where p.listed and ${matchOf(sql`p`)} = any(${[...before, ...(match ? [match] : [])]}::text[])`.execute(tx.db);
  publishChangedProducts(tx, [...rows, ...others]);
  tx.changed(...before.map(cacheTag.match));
}
