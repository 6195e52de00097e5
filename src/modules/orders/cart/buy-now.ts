import { type Id, newId, type ProductId, UUID } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

/** One product that is bought without the cart. */
export interface BuyNow {
  readonly productId: ProductId;
  readonly quantity: number;
  /** Names this one purchase: however often it is sent, by whichever tab, it is one order. */
  readonly attempt: Id<'attempt'>;
}

const QUANTITY = /^[1-9]\d{0,5}$/;

/**
 * The checkout of one product alone. All of it is in the address, so that signing in, registering, a reload and the
 * way back in the browser keep it.
 */
export function buyNowPath(
  productId: ProductId,
  quantity: number,
  attempt: Id<'attempt'> = newId<'attempt'>(),
): string {
  return `${paths.checkout}?${new URLSearchParams({ product: productId, quantity: String(quantity), attempt })}`;
}

/** What an address asks to buy; undefined when it means the cart. */
export function readBuyNow(params: URLSearchParams): BuyNow | undefined {
  const [productId, quantity, attempt] = ['product', 'quantity', 'attempt'].map(name => params.get(name) ?? '');
  if (!productId || !UUID.test(productId) || !attempt || !UUID.test(attempt)) return undefined;
  return {
    productId: productId as ProductId,
    quantity: quantity && QUANTITY.test(quantity) ? Number(quantity) : 1,
    attempt: attempt as Id<'attempt'>,
  };
}
