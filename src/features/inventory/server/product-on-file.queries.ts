import { type Selectable, sql } from 'kysely';
import type { SummaryRow } from '#features/catalog/server/catalog.ts';
import type { ProductOnFile } from '#features/inventory/products.contract.ts';
import type { Database, Tables } from '#platform/db/database.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

type Product = Selectable<Tables['products']>;

export interface OnFileRow extends Omit<Product, 'average_review'> {
  readonly average_review: number;
  readonly seller_name: SummaryRow['seller_name'];
}

export type VariantRow = ProductOnFile['variants'][number];

/** A product of one seller, or of any; deleted ones only when asked for. */
export async function findOnFile(
  db: Database,
  id: ProductId,
  { of, deleted = false }: { readonly of: SellerId | undefined; readonly deleted?: boolean },
): Promise<OnFileRow | undefined> {
  const { rows } = await sql<OnFileRow>`
    select p.id, p.seller_id, p.family_id, p.slug, p.sku, p.title, p.description, p.category, p.section, p.brand, p.kind,
      p.price_paise, p.sale_price_paise, p.stock, p.images, p.options, p.highlights, p.specs, p.hsn, p.gst_rate_bp,
      p.origin, p.maker, p.packer, p.importer, p.generic_name, p.net_quantity, p.bis_number, p.warranty_months,
      p.serial_kind, p.status, p.listed, p.version, p.content_version, p.average_review::float8 as average_review,
      s.name as seller_name
    from products p join sellers s on s.id = p.seller_id
    where p.id = ${id} and p.deleted_at is ${deleted ? sql`not null` : sql`null`}
      and ${of ? sql`p.seller_id = ${of}` : sql`true`}`.execute(db);
  return rows[0];
}

/** The others of a family that are still there, on sale or not. */
export async function listVariants(db: Database, familyId: string, but: ProductId): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select id as _id, title, options from products
    where family_id = ${familyId} and id <> ${but} and deleted_at is null order by price_paise, title, id limit 60`.execute(
    db,
  );
  return rows;
}
