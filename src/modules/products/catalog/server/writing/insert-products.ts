import { sql } from 'kysely';
import { holdSellers, publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { slugOf } from '#products/catalog/product/slug.ts';
import { checkedSellers } from '#products/catalog/server/approval/checked-sellers.ts';
import { type ImportSource, placeInQueue } from '#products/catalog/server/approval/queue.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { isListed } from './is-listed.ts';
import { PRODUCT_COLUMN_NAMES, productColumns, typedColumns } from './product-columns.ts';
import { type ChangedProduct, changedProduct, publishChangedProducts } from './publish-changed-products.ts';
import { searchNames } from './search-names.ts';

/** A new product. Its slug is made from the title and never changes. */
export interface NewProduct {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  readonly content: ProductContent;
  readonly stock: number;
}

const columns = sql.raw(PRODUCT_COLUMN_NAMES.join(', '));
const given = sql.raw(PRODUCT_COLUMN_NAMES.map(name => `r.${name}`).join(', '));

/**
 * Inserts products in one statement, with a stock movement each; call it with some hundreds at most, to keep it short. They
 * are on sale if they are live and their seller may sell; those of sellers who are not trusted yet wait for an administrator.
 * Violations of `products_sku_unique` and `products_brand_fkey` are left to the caller.
 */
export async function insertProducts(tx: TxCtx, products: readonly NewProduct[], source?: ImportSource): Promise<void> {
  const sellers = products.map(({ sellerId }) => sellerId);
  await holdSellers(tx, sellers);
  const checking = await checkedSellers(tx, sellers);
  const names = await searchNames(tx.db);
  const rows = products.map(({ id, sellerId, content, stock }) => ({
    id,
    seller_id: sellerId,
    slug: slugOf(content.title) || content.kind,
    stock,
    approved: !checking.sellers.has(sellerId),
    ...productColumns(content, names),
  }));
  const inserted = await insertRows(tx, rows);
  const known = new Set(inserted.map(({ id }) => id));
  // A slug that is taken gets a random suffix.
  const clashing = rows.filter(({ id }) => !known.has(id));
  const renamed = clashing.map(row => ({ ...row, slug: `${row.slug}-${row.id.slice(-8)}` }));
  const all = renamed.length > 0 ? [...inserted, ...(await insertRows(tx, renamed))] : inserted;
  const waiting = products.filter(
    ({ sellerId, content }) => checking.sellers.has(sellerId) && content.status === 'live',
  );
  await placeInQueue(
    tx,
    waiting.map(({ id, sellerId }) => ({ id, sellerId, changes: null, was: null })),
    source,
  );
  publishChangedProducts(tx, all);
}

async function insertRows(tx: TxCtx, products: readonly object[]): Promise<ChangedProduct[]> {
  const listed = isListed({ status: sql`r.status`, deletedAt: sql`null`, approved: sql`r.approved` });
  const { rows } = await sql<ChangedProduct>`
    with made as (
      insert into products (id, seller_id, slug, stock, approved, listed, created_at, updated_at, ${columns})
      select r.id, r.seller_id, r.slug, r.stock, r.approved, ${listed}, ${tx.now()}, ${tx.now()}, ${given}
      from json_to_recordset(${JSON.stringify(products)}::json)
        as r(id uuid, seller_id uuid, slug text, stock int, approved boolean, ${typedColumns})
      join ${publishedSellers} s on s.id = r.seller_id
      on conflict (slug) do nothing
      returning id, stock, family_id, match_link, gtin, fit_rules
    ), moved as (
      insert into stock_movements (product_id, quantity, reason, note, actor_id, at)
      select id, stock, 'adjusted', 'opening stock', ${tx.actor?.id ?? null}::uuid, ${tx.now()}::timestamptz
      from made where stock > 0
    )
    select ${changedProduct} from made p`.execute(tx.db);
  return rows;
}
