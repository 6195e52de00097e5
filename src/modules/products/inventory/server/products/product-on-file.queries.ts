import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { FIELD_NAMES } from '#products/catalog/product/product.fields.ts';
import { selections } from '#products/catalog/server/catalog.ts';
import type { ProductOnFile } from '#products/inventory/product/products.contract.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

export type OnFileRow = NonNullable<Awaited<ReturnType<typeof findOnFile>>>;
export type VariantOnFile = ProductOnFile['variants'][number];

interface Sought {
  readonly of: SellerId | undefined;
  readonly deleted?: boolean;
  readonly hold?: boolean;
}

/** The stock is all that is there: during a deal more than what is on sale. */
const KEPT = FIELD_NAMES.filter(name => name !== 'stock');

/** Products with what their forms show, deleted ones too. */
export function productsOnFile(db: Database) {
  return db
    .selectFrom('products as p')
    .innerJoin(publishedSellers.as('s'), 's.id', 'p.seller_id')
    .select(selections(KEPT))
    .select(sql<number>`p.stock + p.held_stock`.as('stock'))
    .select(['p.id', 'p.seller_id as sellerId', 'p.family_id as familyId', 'p.slug', 'p.listed', 'p.version'])
    .select(['p.content_version as contentVersion', 's.name as sellerName'])
    .select(sql<number>`p.average_review::float8`.as('averageReview'))
    .select(sql<boolean>`exists (select from waiting_products w where w.product_id = p.id)`.as('isQueued'));
}

/** A product of one seller, or of any if undefined; `deleted` finds only deleted ones, `hold` locks the product. */
export function findOnFile(db: Database, id: ProductId, { of, deleted = false, hold = false }: Sought) {
  const product = productsOnFile(db)
    .$if(hold, query => query.forNoKeyUpdate('p'))
    .where('p.id', '=', id)
    .where('p.deleted_at', deleted ? 'is not' : 'is', null);
  return (of ? product.where('p.seller_id', '=', of) : product).executeTakeFirst();
}

/** Other products of a family that are not deleted, on sale or not. */
export async function listVariants(db: Database, familyId: string, but: ProductId): Promise<VariantOnFile[]> {
  const { rows } = await sql<VariantOnFile>`
    select id as _id, title, options from products
    where family_id = ${familyId} and id <> ${but} and deleted_at is null order by price_paise, title, id limit 60`.execute(
    db,
  );
  return rows;
}
