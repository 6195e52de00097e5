import { useEffect, useState } from 'react';
import { getShop } from '#features/shop/contract.ts';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { call } from '#shared/browser-call.ts';

/**
 * What delivery costs for each seller's part. The layout knows it from when the shop was entered, which may be hours
 * ago, so the checkout asks again, and once more after each refusal.
 */
export function useDeliveryCharge(refusal: unknown) {
  const shop = useShop();
  const [charge, setCharge] = useState(shop.deliveryCharge);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is the reason to ask again
  useEffect(() => {
    call(getShop, {}).then(
      ({ data }) => setCharge(data.deliveryCharge),
      // The server compares totals anyway; what the layout knows will do.
      () => {},
    );
  }, [refusal]);
  return charge;
}
