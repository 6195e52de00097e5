import type { TxCtx } from '#platform/context.ts';
import { adjustStock, type LockedGood, repriceGoods } from '#products/catalog/server/catalog.ts';
import { recordForeign } from '#products/inventory/server/products/record-foreign.ts';
import type { PriceStock } from '#products/inventory/stock/price-stock.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { toRupees } from '#shared/money/money.ts';

/** A product that is held, and what it shall be. */
export interface GoodPlan {
  readonly good: LockedGood;
  readonly is: PriceStock;
}

/** Carries out plans about goods that are held: prices and stock, each only where it differs, and says what is stale. */
export async function carryOut(
  tx: TxCtx,
  plans: readonly GoodPlan[],
  why: { readonly cause: StockReason; readonly note?: string | undefined },
): Promise<void> {
  const repriced = plans.filter(isRepriced);
  await repriceGoods(
    tx,
    repriced.map(({ good, is }) => ({ id: good.id, price: is.price, salePrice: is.salePrice })),
  );
  await adjustStock(
    tx,
    plans.filter(isRecounted).map(({ good, is }) => ({ id: good.id, by: is.stock - good.stock })),
    why,
  );
  await recordForeign(
    tx,
    plans.filter(plan => isRepriced(plan) || isRecounted(plan)).map(({ good }) => good),
  );
}

export function isRepriced({ good, is }: GoodPlan): boolean {
  return good.price !== is.price || good.salePrice !== is.salePrice;
}

function isRecounted({ good, is }: GoodPlan): boolean {
  return good.stock !== is.stock;
}

/** The version a product has once its plan is carried out. */
export function versionAfter(plan: GoodPlan): number {
  return plan.good.version + (isRepriced(plan) ? 1 : 0) + (isRecounted(plan) ? 1 : 0);
}

export function presentFigures({ price, salePrice, stock }: PriceStock) {
  return { price: toRupees(price), salePrice: salePrice === null ? null : toRupees(salePrice), stock };
}
