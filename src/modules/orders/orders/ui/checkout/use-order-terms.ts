import { useEffect, useState } from 'react';
import { call } from '#shared/api/browser-call.ts';
import { getShop } from '#shop/shop/contract.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';

/**
 * Delivery charge, cash on delivery limit and phone numbers. The layout's copy may be hours old, so they are refetched
 * on entering and after each refusal.
 */
export function useOrderTerms(refusal: unknown) {
  const entered = useShop();
  const [shop, setShop] = useState(entered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is the reason to ask again
  useEffect(() => {
    call(getShop, {}).then(
      ({ data }) => setShop(data),
      // The layout's copy is good enough: the server compares totals anyway.
      () => {},
    );
  }, [refusal]);
  return shop;
}
