import { type RawBuilder, sql } from 'kysely';
import { sellerMaySell } from '#people/sellers/server/sellers.ts';

/**
 * The rule behind `products.listed`, as SQL: whether shoppers see a product. `p` is the product and `s` its seller. Callers
 * that write it must hold at least a `for share` lock on the seller's row: a seller's status is changed under a stronger
 * lock, so the two can't race.
 */
export function isListed({
  status = sql`p.status`,
  deletedAt = sql`p.deleted_at`,
  approved = sql`p.approved`,
}: Readonly<Record<string, RawBuilder<unknown>>> = {}): RawBuilder<unknown> {
  return sql`(${status} = 'live' and ${deletedAt} is null and ${approved} and ${sellerMaySell})`;
}
