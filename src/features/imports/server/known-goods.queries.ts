import { type RawBuilder, sql } from 'kysely';
import type { ProductOption } from '#features/catalog/product.schema.ts';
import type { ProductFields } from '#features/imports/product-fields.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/** A product as a file knows it, with what writing it needs besides. */
export interface KnownGood extends Omit<ProductFields, 'images'> {
  readonly id: ProductId;
  readonly sku: string;
  readonly familyId: string | null;
  readonly isDeleted: boolean;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly options: readonly ProductOption[];
}

const known = sql`
  id, sku, family_id as "familyId", deleted_at is not null as "isDeleted", images as pictures, options, title,
  description, category, section, brand, kind, price_paise as price, sale_price_paise as "salePrice", stock, highlights,
  hsn, gst_rate_bp as "taxRate", origin, maker, packer, importer, generic_name as "genericName",
  net_quantity as "netQuantity", bis_number as "bisNumber", warranty_months as "warrantyMonths", status`;

/**
 * A seller's goods with these SKUs, deleted ones too. Held until the end of the transaction when asked for, in the order of
 * their ids, as those who buy lock them.
 */
export async function findKnownGoods(
  db: Database,
  sellerId: SellerId,
  skus: readonly string[],
  hold?: 'hold',
): Promise<Map<string, KnownGood>> {
  const lock: RawBuilder<unknown> = hold ? sql`order by id for no key update` : sql``;
  const { rows } = await sql<KnownGood>`
    select ${known} from products where seller_id = ${sellerId} and sku = any(${skus}::text[]) ${lock}`.execute(db);
  return new Map(rows.map(row => [row.sku, row]));
}

/** The next goods of a seller after one, in the order of their SKUs. */
export async function listKnownGoods(
  db: Database,
  sellerId: SellerId,
  after: string,
  limit: number,
): Promise<KnownGood[]> {
  const { rows } = await sql<KnownGood>`
    select ${known} from products
    where seller_id = ${sellerId} and deleted_at is null and sku collate "C" > ${after}
    order by sku collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** The fields a file speaks of. */
export function fieldsOf({ pictures, ...good }: KnownGood): ProductFields {
  return { ...good, images: pictures.map(({ src }) => src) };
}
