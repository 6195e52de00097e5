import { type RawBuilder, sql } from 'kysely';
import { FIELD_NAMES } from '#features/catalog/product.fields.ts';
import type { ProductContent } from '#features/catalog/product-content.ts';
import { selected } from '#features/catalog/server/catalog.ts';
import { COLUMN_NAMES, COLUMNS } from '#features/imports/columns.ts';
import type { ProductFields } from '#features/imports/product-fields.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/** A product that a file can name: all that its seller says of it, and its stock. */
export interface KnownGood extends ProductContent {
  readonly id: ProductId;
  readonly sku: string;
  readonly stock: number;
}

const known = sql`p.id, p.family_id as "familyId", ${selected(FIELD_NAMES)}`;

/**
 * A seller's goods with these SKUs. Held until the end of the transaction when asked for, in the order of their ids, as
 * those who buy lock them.
 */
export async function findKnownGoods(
  db: Database,
  sellerId: SellerId,
  skus: readonly string[],
  hold?: 'hold',
): Promise<Map<string, KnownGood>> {
  const lock: RawBuilder<unknown> = hold ? sql`order by id for no key update` : sql``;
  const { rows } = await sql<KnownGood>`
    select ${known} from products p
    where seller_id = ${sellerId} and sku = any(${skus}::text[]) and deleted_at is null ${lock}`.execute(db);
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
    select ${known} from products p
    where seller_id = ${sellerId} and deleted_at is null and sku collate "C" > ${after}
    order by sku collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** What the columns of a file say of it. */
export function fieldsOf(good: KnownGood): ProductFields {
  const said = OF_COLUMNS.map(({ name, field }) => [name, good[field]]);
  return { ...(Object.fromEntries(said) as ProductFields), images: good.images.map(({ src }) => src) };
}

const OF_COLUMNS = COLUMN_NAMES.filter(name => name !== 'sku').map(name => COLUMNS[name]);
