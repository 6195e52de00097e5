import { createContext, useContext } from 'react';
import { DEFAULT_IDENTITY, type ShopIdentity } from '#features/shop/shop-identity.ts';

export const ShopContext = createContext<ShopIdentity>(DEFAULT_IDENTITY);

/** Whose shop this is: its name, addresses and how to reach it. */
export function useShop(): ShopIdentity {
  return useContext(ShopContext);
}
