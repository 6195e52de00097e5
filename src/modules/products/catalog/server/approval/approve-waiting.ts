import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { WaitingChanges } from '#products/catalog/approval/hold-back.ts';
import { FIELD_NAMES } from '#products/catalog/product/product.fields.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { isListed } from '#products/catalog/server/writing/is-listed.ts';
import { selected } from '#products/catalog/server/writing/product-columns.ts';
import {
  type ChangedProduct,
  changedProduct,
  publishChangedProducts,
} from '#products/catalog/server/writing/publish-changed-products.ts';
import { updateProducts } from '#products/catalog/server/writing/update-products.ts';
import type { ProductId, ScheduledPriceId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Products written by one statement. */
const BATCH = 500;

interface Waiting {
  readonly id: ProductId;
  readonly changes: WaitingChanges | null;
}

/**
 * Puts on sale what has waited: whole products, and values of others. The caller is an administrator and holds the
 * products.
 */
export async function approveWaiting(tx: TxCtx, products: readonly Waiting[]): Promise<void> {
  await sql`delete from waiting_products where product_id = any(${products.map(({ id }) => id)}::uuid[])`.execute(
    tx.db,
  );
  for (let from = 0; from < products.length; from += BATCH) {
    const some = products.slice(from, from + BATCH);
    await releaseProducts(
      tx,
      some.filter(({ changes }) => changes === null),
    );
    await writeChanges(tx, some);
  }
}

async function releaseProducts(tx: TxCtx, products: readonly Waiting[]): Promise<void> {
  if (products.length === 0) return;
  const { rows } = await sql<ChangedProduct>`
    update products p set approved = true, version = p.version + 1, listed = ${isListed({ approved: sql`true` })}
    from ${publishedSellers} s
    where p.id = any(${products.map(({ id }) => id)}::uuid[]) and s.id = p.seller_id
    returning ${changedProduct}`.execute(tx.db);
  publishChangedProducts(tx, rows);
}

async function writeChanges(tx: TxCtx, products: readonly Waiting[]): Promise<void> {
  const changed = new Map(products.flatMap(({ id, changes }) => (changes ? [[id, changes] as const] : [])));
  if (changed.size === 0) return;
  const { rows } = await sql<Stored>`
    select p.id, p.family_id as "familyId", p.scheduled_price_id as running,
      ${selected(FIELD_NAMES.filter(name => name !== 'stock'))}
    from products p where p.id = any(${[...changed.keys()]}::uuid[])`.execute(tx.db);
  const later: { id: ScheduledPriceId; salePrice: Paise | null }[] = [];
  const written = rows.map(({ id, running, ...now }) => {
    const content = { ...now, ...changed.get(id) };
    const { salePrice } = content;
    // What runs stays, unless it is not below the new MRP.
    if (running === null || salePrice === now.salePrice || (now.salePrice ?? 0) >= content.price)
      return { id, content };
    later.push({ id: running, salePrice });
    return { id, content: { ...content, salePrice: now.salePrice } };
  });
  await updateProducts(tx, written);
  await setAfterwards(tx, later);
}

interface Stored extends ProductContent {
  readonly id: ProductId;
  readonly running: ScheduledPriceId | null;
}

/** The sale prices that products have when what runs is over. */
async function setAfterwards(
  tx: TxCtx,
  prices: readonly { readonly id: ScheduledPriceId; readonly salePrice: Paise | null }[],
): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update scheduled_prices s set before_paise = r."salePrice"
    from json_to_recordset(${JSON.stringify(prices)}::json) as r(id uuid, "salePrice" bigint) where s.id = r.id`.execute(
    tx.db,
  );
}
