import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { holdBackChanges } from '#products/catalog/server/approval/hold-back-changes.ts';
import { endByEdit } from '#products/catalog/server/prices/end-by-edit.ts';
import { ordinarySalePrice } from '#products/catalog/server/prices/ordinary-price.ts';
import { closePrice } from '#products/catalog/server/prices/switch-prices.ts';
import { newId, type ProductId, type ScheduledPriceId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import {
  type ChangedProduct,
  changedProduct,
  fittedBy,
  publishChangedProducts,
  publishStock,
} from './publish-changed-products.ts';

interface Repricing {
  readonly id: ProductId;
  readonly price: Paise;
  readonly salePrice: Paise | null;
}

/**
 * Sets prices of locked products, each of which gets its next version. An MRP that rises too much may have to wait. Who sets the
 * sale price that a product has apart from a scheduled one leaves that running, while it is below the MRP.
 * @returns the prices that products have instead, where something waits
 */
export async function repriceProducts(
  tx: TxCtx,
  products: readonly Repricing[],
): Promise<ReadonlyMap<ProductId, Repricing>> {
  if (products.length === 0) return new Map();
  const changes = products.map(({ id, ...content }) => ({ id, content }));
  const written = await holdBackChanges(tx, changes);
  const prices = written.map(({ id, content }) => ({ id, ...content }));
  await endByEdit(tx, prices);
  const { rows } = await sql<ChangedProduct>`
    update products p set price_paise = wanted.price,
      sale_price_paise = case when p.sale_price_paise < wanted.price and wanted."salePrice" is not distinct from ${ordinarySalePrice}
        then p.sale_price_paise else wanted."salePrice" end,
      version = p.version + 1, content_version = p.version + 1, updated_at = ${tx.now()}
    from json_to_recordset(${JSON.stringify(prices)}::json) as wanted(id uuid, price bigint, "salePrice" bigint)
    where p.id = wanted.id
    returning ${changedProduct}`.execute(tx.db);
  publishChangedProducts(tx, rows);
  return new Map(prices.filter(({ price }, at) => price !== products[at]?.price).map(held => [held.id, held]));
}

interface Adjustment {
  readonly id: ProductId;
  /** Positive or negative, never 0. */
  readonly by: number;
}

/**
 * Adjusts the stock of locked products and inserts a stock movement for each, with actor, cause and note. While a deal runs,
 * its units are the last to go: the rest of the stock is adjusted as far as it does.
 */
export async function changeStock(
  tx: TxCtx,
  products: readonly Adjustment[],
  { cause, note }: { readonly cause: string; readonly note?: string | undefined },
): Promise<void> {
  if (products.length === 0) return;
  const { rows } = await sql<Adjustment & { stock: number; fits: string[]; deal: ScheduledPriceId | null }>`
    with changed as (
      update products p set version = p.version + 1,
        stock = p.stock + case when deal.id is null then wanted.by else least(0, before.held_stock + wanted.by) end,
        held_stock = case when deal.id is null then p.held_stock else greatest(0, before.held_stock + wanted.by) end
      from json_to_recordset(${JSON.stringify(products)}::json) as wanted(id uuid, by int)
        join products before on before.id = wanted.id
        left join scheduled_prices deal on deal.id = before.scheduled_price_id and deal.units is not null
      where p.id = wanted.id
      returning p.id, p.stock, wanted.by, ${fittedBy(sql`p`)} as fits,
        deal.id as deal, -least(0, before.held_stock + wanted.by) as missing
    ), fewer as (
      update scheduled_prices deal set units = greatest(1, deal.units - changed.missing)
      from changed where deal.id = changed.deal and changed.missing > 0
    ), moved as (
      insert into stock_movements (product_id, quantity, reason, cause, note, actor_id, at)
      select id, by, 'adjusted', ${cause}, ${note ?? null}, ${tx.actor?.id ?? null}::uuid, ${tx.now()} from changed
    )
    select id, stock, by, fits, deal from changed`.execute(tx.db);
  for (const { id, stock, by, fits, deal } of rows) {
    publishStock(tx, id, stock === 0 || stock === by, fits);
    if (deal && stock === 0) await closePrice(tx, deal, 'sold-out');
  }
}

/** Updates the rating when a visible review is added, edited, hidden or deleted: by how many reviews and stars. */
export async function changeRating(
  tx: TxCtx,
  id: ProductId,
  change: { readonly count: number; readonly sum: number },
): Promise<void> {
  await sql`
    update products set review_count = review_count + ${change.count}, review_sum = review_sum + ${change.sum}
    where id = ${id}`.execute(tx.db);
  tx.changed(cacheTag.product(id), cacheTag.catalog);
}

/** The family of a product; one without a family gets a new one, so that variants can be added to it. */
export async function familyOf(tx: TxCtx, id: ProductId): Promise<string | null> {
  const { rows } = await sql<ChangedProduct>`
    update products p set family_id = coalesce(family_id, ${newId<'family'>()}::uuid) where id = ${id}
    returning ${changedProduct}`.execute(tx.db);
  publishChangedProducts(tx, rows);
  return rows[0]?.familyId ?? null;
}
