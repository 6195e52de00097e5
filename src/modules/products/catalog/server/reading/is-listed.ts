import { type RawBuilder, sql } from 'kysely';
import { sellerMaySell } from '#people/sellers/server/sellers.ts';

type Piece = RawBuilder<unknown>;

/**
 * When shoppers see a product: the one rule behind `products.listed`, as SQL; `p` and `s` stand for the product and its
 * seller. Whoever writes it has locked the seller's row at least `for share`: what a seller may changes under a stronger
 * lock, and so the two never pass each other.
 */
export function isListed({
  status = sql`p.status`,
  deletedAt = sql`p.deleted_at`,
}: Readonly<Record<string, Piece>> = {}): RawBuilder<unknown> {
  return sql`(${status} = 'live' and ${deletedAt} is null and ${sellerMaySell})`;
}
