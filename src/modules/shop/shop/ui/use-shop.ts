import { createContext, useContext } from 'react';
import { paise } from '#shared/money/money.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';

/** What stands in where the shop could not be asked. */
export const UNKNOWN_SHOP: ShopFront = {
  ...DEFAULT_IDENTITY,
  deliveryCharge: paise(0),
  codCap: null,
  address: null,
  payments: [],
  isOpen: true,
  isDemo: false,
};

export const ShopContext = createContext(UNKNOWN_SHOP);

/** Whose shop this is: its name, addresses and how to reach it, what delivery costs and up to where cash will do. */
export function useShop(): ShopFront {
  return useContext(ShopContext);
}

/** Asks anew who the shop is, after somebody has changed it on this page. */
export const RefreshShop = createContext<() => void>(() => {});
