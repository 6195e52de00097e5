import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BuyNow, readBuyNow } from '#features/cart/buy-now.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { lineOf } from '#features/cart/ui/cart-store.ts';
import { type Cart, useCart } from '#features/cart/ui/use-cart.ts';
import { getProduct } from '#features/catalog/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

/** What is bought at the checkout: the cart, or one product without it. */
export interface Purchase extends Pick<Cart, 'status' | 'lines' | 'away' | 'reload'> {
  /** Absent when the cart is bought. */
  readonly now: BuyNow | undefined;
}

export function usePurchase(): Purchase {
  const { status, lines, away, reload } = useCart();
  const [params] = useSearchParams();
  const now = readBuyNow(params);
  const one = useProductLine(now?.productId, now?.quantity ?? 1);
  return now ? { now, ...one, away: [] } : { now, status, lines, away, reload };
}

/** A product as a line, as it stands now; no line when it is no longer sold. */
function useProductLine(id: ProductId | undefined, quantity: number) {
  const [line, setLine] = useState<CartLine | null>();
  const [status, setStatus] = useState<Purchase['status']>('loading');
  const reload = useCallback(async () => {
    if (!id) return;
    try {
      const { data } = await call(getProduct, { id });
      setLine({ ...lineOf(data, 1), sellerState: data.seller.stateCode });
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
