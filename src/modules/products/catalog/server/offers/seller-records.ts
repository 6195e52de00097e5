import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { OfferFacts } from '#products/catalog/offers/rank-offers.ts';
import type { SellerId } from '#shared/id.ts';
import { usualDays } from '#shop/delivery/usual-days.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** How many of a hundred of their last orders sellers have rejected; those with few orders are left out. */
    readonly rejectedPercents: (db: Database, sellers: readonly SellerId[]) => Promise<ReadonlyMap<SellerId, number>>;
  }
}

/** Fewer ratings say little about a seller. */
const FEWEST_RATINGS = 5;

/** What ranks the offers of a seller, besides the offers themselves. */
export interface SellerRecord extends Pick<OfferFacts, 'days' | 'sellerRating' | 'rejectedPercent'> {
  readonly ratingCount: number;
}

/** What is known of a seller about whom nothing is. */
export const NO_RECORD: SellerRecord = {
  ...{ days: usualDays(null)[1], sellerRating: null, rejectedPercent: null, ratingCount: 0 },
};

/** What is known of each of the sellers from their address, ratings and orders. */
export async function sellerRecords(
  db: Database,
  { rejectedPercents }: Pick<Ctx['ports'], 'rejectedPercents'>,
  sellers: readonly SellerId[],
): Promise<ReadonlyMap<SellerId, SellerRecord>> {
  const [known, rejected] = await Promise.all([listSellers(db, sellers), rejectedPercents(db, sellers)]);
  return new Map(
    known.map(({ id, state, average, count }) => [
      id,
      {
        days: usualDays(state)[1],
        sellerRating: count < FEWEST_RATINGS ? null : average,
        rejectedPercent: rejected.get(id) ?? null,
        ratingCount: count,
      },
    ]),
  );
}

interface SellerRow {
  readonly id: SellerId;
  readonly state: string | null;
  /** The mean of all ratings of the seller's products, 0 without any, and how many there are. */
  readonly average: number;
  readonly count: number;
}

async function listSellers(db: Database, sellers: readonly SellerId[]): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select s.id, s.state_code as state, coalesce(rated.sum::float8 / rated.count, 0) as average,
      coalesce(rated.count, 0)::int as count
    from ${publishedSellers} s
    left join (
      select seller_id, sum(review_sum) as sum, sum(review_count) as count
      from products where seller_id = any(${sellers}::uuid[]) and review_count > 0 group by seller_id
    ) rated on rated.seller_id = s.id
    where s.id = any(${sellers}::uuid[])`.execute(db);
  return rows;
}
