import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { changeStock as adjust, type LockedProduct, lockProducts } from '#products/catalog/server/catalog.ts';
import type { adjustStock as endpoint } from '#products/inventory/stock/stock.contract.ts';
import {
  MAX_STOCK,
  notThatMany,
  stockHasChanged,
  stockProductIsMissing,
  tooMuchStock,
} from '#products/inventory/stock/stock-problems.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { recordForeign } from './plan-products.ts';

type Input = InputOf<typeof endpoint>;

/**
 * Adjusts a product's stock by a stock movement. Setting it to a number is relative to the stock that was seen, so
 * units sold meanwhile do not reappear.
 * @throws stockProductIsMissing also for products of others; stockHasChanged with both numbers, notThatMany,
 * tooMuchStock
 */
export async function adjustStock(
  ctx: ActorCtx,
  { productId, change, reason, note }: Input,
): Promise<WireAnswerOf<typeof endpoint>['data']> {
  return ctx.tx(async tx => {
    const [product] = await lockProducts(tx, [productId], sellerReach(ctx));
    if (!product) throw stockProductIsMissing();
    const by = differenceOf(product, change);
    if (by !== 0) {
      await adjust(tx, [{ id: product.id, by }], { cause: reason, note });
      await recordForeign(tx, [product]);
    }
    return { productId, before: product.stock, stock: product.stock + by };
  });
}

function differenceOf({ stock }: LockedProduct, change: Input['change']): number {
  if ('to' in change) {
    if (change.seen !== stock) throw stockHasChanged(stock, change.seen).with({ data: { stock, seen: change.seen } });
    return change.to - stock;
  }
  if (stock + change.by < 0) throw notThatMany(stock);
  if (stock + change.by > MAX_STOCK) throw tooMuchStock();
  return change.by;
}
