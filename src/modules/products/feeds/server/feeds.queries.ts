import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Row } from '#platform/db/database.ts';
import { type FieldRow, selected } from '#products/catalog/server/catalog.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

const FIELDS = [
  ...(['title', 'description', 'highlights', 'brand', 'kind', 'price', 'salePrice', 'stock', 'images'] as const),
  ...(['options', 'gtin', 'mpn', 'model', 'condition', 'weightGrams', 'boxLength', 'boxWidth'] as const),
  ...(['boxHeight', 'attributes'] as const),
] as const;

export interface FeedRow extends FieldRow<(typeof FIELDS)[number]>, Pick<Row<'products'>, 'id' | 'slug'> {
  /** Null if no other product of its family is on sale. */
  readonly familyId: string | null;
  readonly sellerId: SellerId;
  readonly sellerName: string;
  readonly isHouse: boolean;
  readonly averageReview: number;
  readonly reviewCount: number;
}

/** The next products on sale that have a picture, in order of id: all, or those of one seller. */
export async function listFeedRows(
  db: Database,
  sellerId: SellerId | undefined,
  after: ProductId | null,
  limit: number,
): Promise<FeedRow[]> {
  const ofSeller = sellerId === undefined ? sql`true` : sql`p.seller_id = ${sellerId}`;
  const { rows } = await sql<FeedRow>`
    select p.id, p.slug, ${selected(FIELDS)},
      case when exists (
        select from products o where o.family_id = p.family_id and o.id <> p.id and o.listed
      ) then p.family_id end as "familyId",
      p.seller_id as "sellerId", s.name as "sellerName", s.is_house as "isHouse",
      p.average_review::float8 as "averageReview", p.review_count as "reviewCount"
    from products p join ${publishedSellers} s on s.id = p.seller_id
    where p.listed and p.images <> '[]' and ${ofSeller} and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}
