import { type RawBuilder, sql } from 'kysely';

type Piece = RawBuilder<unknown>;

/** When shoppers see a product: the one rule behind `products.listed`. `s` stands for its seller. */
export function isListed({
  status = sql`p.status`,
  deletedAt = sql`p.deleted_at`,
}: Readonly<Record<string, Piece>> = {}): RawBuilder<boolean> {
  return sql`(${status} = 'live' and ${deletedAt} is null and s.status = 'Approved')`;
}
