import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { FIELD_NAMES } from '#products/catalog/product/product.fields.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { ordinarySalePrice, selected } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { COLUMN_NAMES, columnOf } from '#products/imports/file/columns.ts';
import type { ImportedFields } from '#products/imports/file/product-fields.ts';
import { textsOf } from '#products/imports/file/translation-columns.ts';
import type { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { groupCode } from './variant-groups.queries.ts';

/** A product that a row can refer to by its SKU. */
export interface KnownProduct extends ProductContent {
  readonly id: ProductId;
  readonly sku: string;
  readonly stock: number;
  /** What it costs now; `salePrice` is what it costs apart from a scheduled price. */
  readonly salePriceNow: Paise | null;
  /** What files call its variants; null if it has none. */
  readonly variantGroup: string | null;
}

/** Files have all the stock that is there and the ordinary sale price, during a deal too. */
const KEPT = FIELD_NAMES.filter(name => name !== 'stock' && name !== 'salePrice');
const known = sql`p.id, p.family_id as "familyId", ${selected(KEPT)},
  p.stock + p.held_stock as stock, ${ordinarySalePrice} as "salePrice", p.sale_price_paise as "salePriceNow", ${groupCode} as "variantGroup"`;

/**
 * A seller's products with these SKUs. `hold` locks them until the end of the transaction, in the order of their ids,
 * like checkout.
 */
export async function findKnownProducts(
  db: Database,
  sellerId: SellerId,
  skus: readonly string[],
  hold?: 'hold',
): Promise<Map<string, KnownProduct>> {
  const lock: RawBuilder<unknown> = hold ? sql`order by id for no key update` : sql``;
  const { rows } = await sql<KnownProduct>`
    select ${known} from products p
    where seller_id = ${sellerId} and sku = any(${skus}::text[]) and deleted_at is null ${lock}`.execute(db);
  return new Map(rows.map(row => [row.sku, row]));
}

/** The next products of a seller after a SKU, sorted by SKU as the unique index has them. */
export async function listKnownProducts(
  db: Database,
  sellerId: SellerId,
  after: string,
  limit: number,
): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select ${known} from products p
    where seller_id = ${sellerId} and deleted_at is null and sku > ${after}
    order by sku limit ${limit}`.execute(db);
  return rows;
}

/** A product as the values of its columns. */
export function knownFieldsOf(product: KnownProduct, attributes: AttributeCells): ImportedFields {
  const said = OF_COLUMNS.map(({ name, field }) => [name, product[field]]);
  return {
    ...(Object.fromEntries(said) as ImportedFields),
    ...textsOf(product.translations),
    ...attributes.cellsOf(product.attributes),
    images: product.images.map(({ src }) => src),
    options: product.options.map(({ name, value }) => ({ name, value })),
  };
}

/** The categories of a seller's products. */
export async function listKnownKinds(db: Database, sellerId: SellerId): Promise<Kind[]> {
  const { rows } = await sql<{ kind: Kind }>`
    select distinct kind from products where seller_id = ${sellerId} and deleted_at is null order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
}

const OF_COLUMNS = COLUMN_NAMES.map(columnOf).filter(({ name, language }) => name !== 'sku' && !language);
