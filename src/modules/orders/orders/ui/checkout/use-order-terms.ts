import { useEffect, useState } from 'react';
import { call } from '#shared/api/browser-call.ts';
import { getShop } from '#shop/shop/contract.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';

/**
 * What delivery costs for each seller's part, up to where cash will do, and whom to call. The layout knows it from when
 * the shop was entered, which may be hours ago, so the checkout asks again, and once more after each refusal.
 */
export function useOrderTerms(refusal: unknown) {
  const entered = useShop();
  const [shop, setShop] = useState(entered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is the reason to ask again
  useEffect(() => {
    call(getShop, {}).then(
      ({ data }) => setShop(data),
      // The server compares totals anyway; what the layout knows will do.
      () => {},
    );
  }, [refusal]);
  return shop;
}
