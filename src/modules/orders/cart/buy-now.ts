import { type Id, type ProductId, UUID } from '#shared/id.ts';

/** A single product bought directly, without the cart. */
export interface BuyNow {
  readonly productId: ProductId;
  readonly quantity: number;
  /** Idempotency key of this purchase: sent twice, from any tab, it still creates one order. */
  readonly attempt: Id<'attempt'>;
}

const QUANTITY = /^[1-9]\d{0,5}$/;

/** Reads what `buyNowPath` has written. @returns undefined when the URL means the cart */
export function readBuyNow(params: URLSearchParams): BuyNow | undefined {
  const [productId, quantity, attempt] = ['product', 'quantity', 'attempt'].map(name => params.get(name) ?? '');
  if (!productId || !UUID.test(productId) || !attempt || !UUID.test(attempt)) return undefined;
  return {
    productId: productId as ProductId,
    quantity: quantity && QUANTITY.test(quantity) ? Number(quantity) : 1,
    attempt: attempt as Id<'attempt'>,
  };
}
