import { createContext, useContext } from 'react';
import { paise } from '#shared/money/money.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';

/** Used if the shop's details could not be loaded. */
export const UNKNOWN_SHOP: ShopFront = {
  ...DEFAULT_IDENTITY,
  deliveryCharge: paise(0),
  codCap: null,
  guestCheckout: false,
  address: null,
  payments: [],
  paymentServices: [],
  isOpen: true,
  isDemo: false,
  returnsVary: true,
};

export const ShopContext = createContext(UNKNOWN_SHOP);

/** The shop's details: name, addresses, contacts, delivery charge and cash on delivery limit. */
export function useShop(): ShopFront {
  return useContext(ShopContext);
}

/** Loads the shop's details again after they were changed on this page. */
export const RefreshShop = createContext<() => void>(() => {});
