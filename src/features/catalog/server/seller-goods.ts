import './catalog.tables.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { tellOf } from './changed-goods.ts';

interface Good {
  readonly id: ProductId;
  readonly familyId: string | null;
}

/** Each of these keeps all goods of a seller off sale when it does not hold; `s` stands for the seller. */
const WHAT_SELLING_NEEDS = [
  sql`s.status = 'Approved'`,
  sql`not exists (select from shop_pauses where shop_pauses.seller_id = s.id and ended_at is null)`,
];

/** The seller may sell, as SQL; `s` stands for the seller. */
export const sellerMaySell: RawBuilder<boolean> = sql`(${sql.join(WHAT_SELLING_NEEDS, sql` and `)})`;

/**
 * The one condition of being on sale, as SQL; `p` and `s` stand for the product and its seller. Whoever writes
 * `products.listed` writes this, having locked the seller's row at least `for share`: what a seller may changes under a
 * stronger lock, and so the two never pass each other.
 */
export const mayBeListed: RawBuilder<boolean> = sql`(p.status = 'live' and p.deleted_at is null and ${sellerMaySell})`;

/**
 * Puts a seller's goods on sale or takes them off, as what is known of the seller now says. What else keeps a product off
 * sale stays as it was, so lifting a rejection brings back just what had gone with it. Locked in the order of their ids,
 * as those who buy lock them.
 */
export async function relistGoodsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<Good>`
    with wanted as (
      select p.id, ${mayBeListed} as listed
      from products p join sellers s on s.id = p.seller_id
      where p.seller_id = ${sellerId} order by p.id for no key update of p
    )
    update products p set listed = wanted.listed from wanted
    where p.id = wanted.id and p.listed <> wanted.listed
    returning p.id, p.family_id as "familyId"`.execute(tx.db);
  tellOf(tx, rows);
}

/** Public answers that name a seller beside its goods are stale: its address or legal name has changed. */
export async function freshenGoodsOf(tx: TxCtx, sellerId: SellerId): Promise<void> {
  const { rows } = await sql<Good>`
    select id, null as "familyId" from products where seller_id = ${sellerId} and listed`.execute(tx.db);
  tx.changed(...rows.map(({ id }) => cacheTag.product(id)));
}
