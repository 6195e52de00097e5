import type { TxCtx } from '#platform/context.ts';
import { changeStock, type LockedProduct, repriceProducts } from '#products/catalog/server/catalog.ts';
import { recordForeign } from '#products/inventory/server/products/record-foreign.ts';
import type { PriceStock } from '#products/inventory/stock/price-stock.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { toRupees } from '#shared/money/money.ts';

/** A product that is held, and what it shall be. */
export interface ProductPlan {
  readonly product: LockedProduct;
  readonly is: PriceStock;
}

/** Carries out plans about products that are held: prices and stock, each only where it differs, and says what is stale. */
export async function carryOut(
  tx: TxCtx,
  plans: readonly ProductPlan[],
  why: { readonly cause: StockReason; readonly note?: string | undefined },
): Promise<void> {
  const repriced = plans.filter(isRepriced);
  await repriceProducts(
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
}

export function isRepriced({ product, is }: ProductPlan): boolean {
  return product.price !== is.price || product.salePrice !== is.salePrice;
}

function isRecounted({ product, is }: ProductPlan): boolean {
  return product.stock !== is.stock;
}

/** The version a product has once its plan is carried out. */
export function versionAfter(plan: ProductPlan): number {
  return plan.product.version + (isRepriced(plan) ? 1 : 0) + (isRecounted(plan) ? 1 : 0);
}

export function presentPriceStock({ price, salePrice, stock }: PriceStock) {
  return { price: toRupees(price), salePrice: salePrice === null ? null : toRupees(salePrice), stock };
}
