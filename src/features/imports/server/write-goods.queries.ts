import { sql } from 'kysely';
import type { ProductFields } from '#features/imports/product-fields.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ProductId, SellerId, UserId } from '#shared/id.ts';

/** Everything of a product that a file can say, ready to be written. */
export interface GoodToWrite extends Omit<ProductFields, 'images' | 'stock'> {
  readonly id: ProductId;
  readonly sku: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly words: string;
}

export interface NewGood extends GoodToWrite {
  readonly slug: string;
  readonly stock: number;
}

const SHAPE = sql`id uuid, sku text, slug text, stock int, title text, description text, category text, section text,
  brand text, kind text, price bigint, "salePrice" bigint, pictures jsonb, highlights jsonb, hsn text, "taxRate" int,
  origin text, maker text, packer text, importer text, "genericName" text, "netQuantity" text, "bisNumber" text,
  "warrantyMonths" int, status text, words text, deleted_at timestamptz`;

/** Adds goods of a seller who is held. */
export async function insertGoods(db: Tx, sellerId: SellerId, goods: readonly NewGood[], now: Date): Promise<void> {
  if (goods.length === 0) return;
  await sql`
    insert into products (id, seller_id, slug, sku, title, description, category, section, brand, kind, price_paise,
      sale_price_paise, stock, images, highlights, hsn, gst_rate_bp, origin, maker, packer, importer, generic_name,
      net_quantity, bis_number, warranty_months, status, search_text, created_at, updated_at, listed)
    select p.id, s.id, p.slug, p.sku, p.title, p.description, p.category, p.section, p.brand, p.kind, p.price,
      p."salePrice", p.stock, p.pictures, p.highlights, p.hsn, p."taxRate", p.origin, p.maker, p.packer, p.importer,
      p."genericName", p."netQuantity", p."bisNumber", p."warrantyMonths", p.status, p.words, ${now}, ${now},
      (p.status = 'live' and s.status = 'Approved')
    from json_to_recordset(${JSON.stringify(goods)}::json) as p(${SHAPE}) join sellers s on s.id = ${sellerId}`.execute(
    db,
  );
}

/** Writes goods of a seller, all of which are held; each gets its next version. Stock is not among what is written. */
export async function updateGoods(db: Tx, sellerId: SellerId, goods: readonly GoodToWrite[], now: Date): Promise<void> {
  if (goods.length === 0) return;
  await sql`
    update products set title = p.title, description = p.description, category = p.category, section = p.section,
      brand = p.brand, kind = p.kind, price_paise = p.price, sale_price_paise = p."salePrice", images = p.pictures,
      highlights = p.highlights, hsn = p.hsn, gst_rate_bp = p."taxRate", origin = p.origin, maker = p.maker,
      packer = p.packer, importer = p.importer, generic_name = p."genericName", net_quantity = p."netQuantity",
      bis_number = p."bisNumber", warranty_months = p."warrantyMonths", status = p.status, search_text = p.words,
      updated_at = ${now}, version = version + 1, listed = (p.status = 'live' and s.status = 'Approved')
    from json_to_recordset(${JSON.stringify(goods)}::json) as p(${SHAPE}) join sellers s on s.id = ${sellerId}
    where products.id = p.id`.execute(db);
}

/** Writes down by how much the stock of goods is changed, and why; for goods that were there before it is changed, too. */
export async function moveStock(
  db: Tx,
  moves: readonly { readonly id: ProductId; readonly by: number; readonly isNew: boolean }[],
  { by, note }: { readonly by: UserId | null; readonly note: string },
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    with wanted as (
      select id, by, "isNew" from json_to_recordset(${JSON.stringify(moves)}::json) as w(id uuid, by int, "isNew" boolean)
    ), changed as (
      update products p set stock = p.stock + w.by from wanted w where p.id = w.id and not w."isNew"
    )
    insert into stock_movements (product_id, quantity, reason, note, actor_id)
    select id, by, 'adjusted', ${note}, ${by}::uuid from wanted`.execute(db);
}

/** Holds a seller's row, so that what it may sell stays as it is. @returns whether it may sell by file at all */
export async function holdApprovedSeller(db: Tx, sellerId: SellerId): Promise<boolean> {
  const { rows } = await sql`
    select from sellers where id = ${sellerId} and status = 'Approved' for share`.execute(db);
  return rows.length === 1;
}
