import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BuyNow, readBuyNow } from '#orders/cart/buy-now.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { cartLineOf } from '#orders/cart/ui/store/cart-store.ts';
import { type Cart, useCart } from '#orders/cart/ui/use-cart.ts';
import { getProduct } from '#products/catalog/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';

/** What the checkout buys: the cart, or a single product (“Buy now”). */
export interface Purchase extends Pick<Cart, 'status' | 'lines' | 'away' | 'reload'> {
  /** Undefined for the cart. */
  readonly now: BuyNow | undefined;
}

export function usePurchase(): Purchase {
  const { status, lines, away, reload } = useCart();
  const [params] = useSearchParams();
  const now = readBuyNow(params);
  const one = useProductLine(now?.productId, now?.quantity ?? 1);
  return now ? { now, ...one, away: [] } : { now, status, lines, away, reload };
}

/** The current data of a product as a cart line; empty if it is no longer sold. */
function useProductLine(id: ProductId | undefined, quantity: number) {
  const [line, setLine] = useState<CartLine | null>();
  const [status, setStatus] = useState<Purchase['status']>('loading');
  const reload = useCallback(async () => {
    if (!id) return;
    try {
      const { data } = await call(getProduct, { id });
      setLine({ ...cartLineOf(data, 1), sellerState: data.seller.stateCode, returnsNote: data.returnsNote });
      setStatus('ready');
    } catch (error) {
      const isGone = error instanceof Problem && error.kind === 'missing';
      if (isGone) setLine(null);
      setStatus(isGone ? 'ready' : 'failed');
    }
  }, [id]);
  useEffect(() => void reload(), [reload]);
  const lines = useMemo(() => (line && line.productId === id ? [{ ...line, quantity }] : []), [line, id, quantity]);
  const isOther = line != null && line.productId !== id;
  return { status: isOther ? ('loading' as const) : status, lines, reload };
}
