import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { isOfferOf } from './match-of.ts';

/** Nobody reads more, and a page stays short however many sellers there are. */
const MAX_OFFERS = 20;

export interface OtherOfferRow {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  readonly sellerState: string | null;
  readonly isInStock: boolean;
  /** The price paid for one unit. */
  readonly paid: Paise;
  readonly createdAt: Date;
}

/** What other sellers offer of a product: of each seller the one in stock with the lowest price. */
export async function listOtherOffers(db: Database, id: ProductId): Promise<OtherOfferRow[]> {
  const { rows } = await sql<OtherOfferRow>`
    select best.* from (
      select distinct on (p.seller_id) p.id, p.seller_id as "sellerId", s.state_code as "sellerState",
        p.in_stock as "isInStock", p.paid_paise as paid, p.created_at as "createdAt"
      from products own join products p on ${isOfferOf(sql`p`, sql`own`)}
      join ${publishedSellers} s on s.id = p.seller_id
      where own.id = ${id}
      order by p.seller_id, p.in_stock desc, p.paid_paise, p.created_at, p.id
    ) best
    order by best."isInStock" desc, best.paid, best."createdAt", best.id limit ${MAX_OFFERS}`.execute(db);
  return rows;
}
