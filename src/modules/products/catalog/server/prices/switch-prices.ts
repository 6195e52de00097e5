import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { PriceOutcome } from '#products/catalog/prices/scheduled-price.ts';
import {
  type ChangedProduct,
  changedProduct,
  publishChangedProducts,
} from '#products/catalog/server/writing/publish-changed-products.ts';
import type { ProductId, ScheduledPriceId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

interface Starting {
  readonly productId: ProductId;
  readonly price: Paise;
  readonly units: number | null;
  readonly mrp: Paise;
  readonly stock: number;
  readonly isDeleted: boolean;
  readonly running: ScheduledPriceId | null;
}

/**
 * Begins a scheduled price that waits, or says why it never will. It becomes the sale price of the product, whose next version
 * this is, as an edit would be. Only the sale price changes, so nothing of it waits for an administrator (decision 142).
 * The caller holds the product. @returns false, with nothing changed, while another one is running
 */
export async function startPrice(tx: TxCtx, id: ScheduledPriceId): Promise<boolean> {
  const { rows } = await sql<Starting>`
    select p.id as "productId", s.price_paise as price, s.units, p.price_paise as mrp, p.stock,
      p.deleted_at is not null as "isDeleted", p.scheduled_price_id as running
    from scheduled_prices s join products p on p.id = s.product_id where s.id = ${id} and s.state = 'waiting'`.execute(
    tx.db,
  );
  const [row] = rows;
  if (!row || row.running !== null) return false;
  const obstacle = obstacleTo(row);
  if (obstacle) {
    await setOver(tx, id, obstacle);
    return true;
  }
  const units = row.units === null ? null : Math.min(row.units, row.stock);
  await sql`
    update scheduled_prices s set units = ${units}::int, before_paise = p.sale_price_paise
    from products p where s.id = ${id} and p.id = s.product_id`.execute(tx.db);
  await openPrice(tx, id, units);
  return true;
}

function obstacleTo({ isDeleted, price, mrp, units, stock }: Starting): PriceOutcome | undefined {
  if (isDeleted) return 'gone';
  if (price >= mrp) return 'above-mrp';
  return units !== null && stock === 0 ? 'no-stock' : undefined;
}

/** Puts a product on sale for a scheduled price. @param units those of a deal; the rest of the stock is held back */
async function openPrice(tx: TxCtx, id: ScheduledPriceId, units: number | null): Promise<void> {
  const { rows } = await sql<ChangedProduct>`
    update products p set sale_price_paise = s.price_paise, scheduled_price_id = s.id,
      stock = coalesce(${units}::int, p.stock), held_stock = p.stock - coalesce(${units}::int, p.stock),
      version = p.version + 1, content_version = p.version + 1, updated_at = ${tx.now()}
    from scheduled_prices s where s.id = ${id} and p.id = s.product_id
    returning ${changedProduct}`.execute(tx.db);
  await sql`update scheduled_prices set state = 'running', updated_at = ${tx.now()} where id = ${id}`.execute(tx.db);
  publishChangedProducts(tx, rows);
}

/**
 * Ends a scheduled price: the product has the sale price from before again, unless its MRP is not above that any more, and
 * all of its stock is on sale. The caller holds the product.
 */
export async function closePrice(tx: TxCtx, id: ScheduledPriceId, to: 'sold-out' | PriceOutcome): Promise<void> {
  const { rows } = await sql<ChangedProduct>`
    update products p set scheduled_price_id = null,
      sale_price_paise = case when s.before_paise < p.price_paise then s.before_paise end,
      stock = p.stock + p.held_stock, held_stock = 0,
      version = p.version + 1, content_version = p.version + 1, updated_at = ${tx.now()}
    from scheduled_prices s where s.id = ${id} and p.scheduled_price_id = s.id
    returning ${changedProduct}`.execute(tx.db);
  publishChangedProducts(tx, rows);
  if (to !== 'sold-out') return setOver(tx, id, to);
  await sql`update scheduled_prices set state = 'sold-out', updated_at = ${tx.now()} where id = ${id}`.execute(tx.db);
}

/** What orders took of it stays until the sweep: here it would be locked after the product, and by cancelled orders before. */
async function setOver(tx: TxCtx, id: ScheduledPriceId, outcome: PriceOutcome): Promise<void> {
  await sql`
    update scheduled_prices set state = 'over', outcome = ${outcome}, updated_at = ${tx.now()} where id = ${id}`.execute(
    tx.db,
  );
}
