import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { changeStock, type LockedProduct, repriceProducts } from '#products/catalog/server/catalog.ts';
import type { PriceStock } from '#products/inventory/stock/price-stock.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { storedProducts } from '#products/inventory/stock/stored-products.ts';
import type { SellerId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/** A locked product and its new values. */
export interface ProductPlan {
  readonly product: LockedProduct;
  readonly is: PriceStock;
}

/** Writes prices and stock of locked products where they differ. @returns the prices they have instead, where an MRP waits */
export async function carryOut(
  tx: TxCtx,
  plans: readonly ProductPlan[],
  why: { readonly cause: StockReason; readonly note?: string | undefined },
): ReturnType<typeof repriceProducts> {
  const repriced = plans.filter(isRepriced);
  const held = await repriceProducts(
    tx,
    repriced.map(({ product, is }) => ({ id: product.id, price: is.price, salePrice: is.salePrice })),
  );
  await changeStock(
    tx,
    plans.filter(isRecounted).map(({ product, is }) => ({ id: product.id, by: is.stock - product.stock })),
    why,
  );
  await recordForeign(
    tx,
    plans.filter(plan => isRepriced(plan) || isRecounted(plan)).map(({ product }) => product),
  );
  return held;
}

export function isRepriced({ product, is }: ProductPlan): boolean {
  return product.price !== is.price || product.salePrice !== is.salePrice;
}

function isRecounted({ product, is }: ProductPlan): boolean {
  return product.stock !== is.stock;
}

/** The version after the plan is carried out. */
export function versionAfter(plan: ProductPlan): number {
  return plan.product.version + (isRepriced(plan) ? 1 : 0) + (isRecounted(plan) ? 1 : 0);
}

export function presentPriceStock({ price, salePrice, stock }: PriceStock) {
  return { price: toRupees(price), salePrice: salePrice === null ? null : toRupees(salePrice), stock };
}

/**
 * Records that an administrator has changed prices or stock of other sellers' products: one audit entry for each
 * seller.
 */
export async function recordForeign(tx: TxCtx, products: readonly LockedProduct[]): Promise<void> {
  const { actor } = tx;
  if (actor?.kind !== 'administrator') return;
  const bySeller = Map.groupBy(
    products.filter(product => product.sellerId !== actor.sellerId),
    product => product.sellerId,
  );
  for (const [id, changed] of bySeller) {
    const { rows } = await sql<{ name: string }>`select name from ${publishedSellers} sellers where id = ${id}`.execute(
      tx.db,
    );
    await recordAct(tx, {
      act: 'goods.changed',
      on: { kind: 'seller', id: id satisfies SellerId, name: rows[0]?.name ?? '' },
      after: { products: storedProducts(changed.map(({ title }) => title)) },
    });
  }
}
