import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Row } from '#platform/db/database.ts';
import { type FieldRow, selected } from '#products/catalog/server/catalog.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

const FIELDS = [
  ...(['title', 'description', 'highlights', 'brand', 'kind', 'price', 'salePrice', 'stock', 'images'] as const),
  ...(['options', 'mpn', 'model', 'condition', 'weightGrams', 'boxLength', 'boxWidth'] as const),
  ...(['boxHeight', 'attributes'] as const),
] as const;

export interface FeedRow extends FieldRow<(typeof FIELDS)[number]>, Pick<Row<'products'>, 'id' | 'slug'> {
  /** Null also for a number that only means something inside a shop. */
  readonly gtin: string | null;
  /** Null if no other product of its family is on sale. */
  readonly familyId: string | null;
  readonly sellerId: SellerId;
  readonly sellerName: string;
  readonly isHouse: boolean;
  readonly averageReview: number;
  readonly reviewCount: number;
}

/** A condition: any product, or one of the seller's; `p` is the product. */
const ofSeller = (sellerId: SellerId | undefined) =>
  sellerId === undefined ? sql`true` : sql`p.seller_id = ${sellerId}`;

/** The next products on sale that have a picture, in order of id: all, or those of one seller. */
export async function listFeedRows(
  db: Database,
  sellerId: SellerId | undefined,
  after: ProductId | null,
  limit: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select p.id, p.slug, ${selected(FIELDS)}, case when public_gtin(p.gtin) is not null then p.gtin end as gtin,
      case when exists (
        select from products o where o.family_id = p.family_id and o.id <> p.id and o.listed
      ) then p.family_id end as "familyId",
      p.seller_id as "sellerId", s.name as "sellerName", s.is_house as "isHouse",
      p.average_review::float8 as "averageReview", p.review_count as "reviewCount"
    from products p join ${publishedSellers} s on s.id = p.seller_id
    where p.listed and p.images <> '[]' and ${ofSeller(sellerId)} and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

interface FeedCounts {
  readonly listed: number;
  readonly withoutPicture: number;
  readonly withoutCode: number;
}

/** How many products on sale are in the feeds, how many of them lack a code, and how many are left out. */
export async function countFeedProducts(db: Database, sellerId: SellerId | undefined): Promise<FeedCounts> {
  const { rows } = await sql<FeedCounts>`
    select count(*) filter (where p.images <> '[]')::int as listed,
      count(*) filter (where p.images = '[]')::int as "withoutPicture",
      count(*) filter (where p.images <> '[]' and p.mpn is null and public_gtin(p.gtin) is null)::int as "withoutCode"
    from products p where p.listed and ${ofSeller(sellerId)}`.execute(db);
  return rows[0] ?? { listed: 0, withoutPicture: 0, withoutCode: 0 };
}
