import { type RawBuilder, sql } from 'kysely';

type Piece = RawBuilder<unknown>;

/** Each of these keeps all goods of a seller off sale when it does not hold; `s` stands for the seller. */
const WHAT_SELLING_NEEDS = [
  sql`s.status = 'Approved'`,
  sql`not exists (select from users owner where owner.id = s.user_id and owner.blocked_at is not null)`,
];

/** The seller may sell, as SQL; `s` stands for the seller. */
export const sellerMaySell: RawBuilder<boolean> = sql`(${sql.join(WHAT_SELLING_NEEDS, sql` and `)})`;

/**
 * When shoppers see a product: the one rule behind `products.listed`, as SQL; `p` and `s` stand for the product and its
 * seller. Whoever writes it has locked the seller's row at least `for share`: what a seller may changes under a stronger
 * lock, and so the two never pass each other.
 */
export function isListed({
  status = sql`p.status`,
  deletedAt = sql`p.deleted_at`,
}: Readonly<Record<string, Piece>> = {}): RawBuilder<boolean> {
  return sql`(${status} = 'live' and ${deletedAt} is null and ${sellerMaySell})`;
}
