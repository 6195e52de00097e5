import { createContext, useContext } from 'react';
import type { ShopFront } from '#features/shop/contract.ts';
import { DEFAULT_IDENTITY } from '#features/shop/default-identity.ts';
import { paise } from '#shared/money.ts';

export const ShopContext = createContext<ShopFront>({
  ...DEFAULT_IDENTITY,
  deliveryCharge: paise(0),
  codCap: null,
  address: null,
});

/** Whose shop this is: its name, addresses and how to reach it, what delivery costs and up to where cash will do. */
export function useShop(): ShopFront {
  return useContext(ShopContext);
}
