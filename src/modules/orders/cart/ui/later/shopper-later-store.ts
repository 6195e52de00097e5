import { forgetLater, listLater, mergeLater, moveToCart, saveForLater } from '#orders/cart/later/later.contract.ts';
import { CART_CHANGED } from '#orders/cart/ui/store/guest-cart-keys.ts';
import { call } from '#shared/api/browser-call.ts';
import type { LaterStore } from './later-store.ts';

/** The cart has changed too, in every tab. */
const tellTabs = () => localStorage.setItem(CART_CHANGED, String(Date.now()));

export const shopperLaterStore: LaterStore = {
  list: async () => (await call(listLater, {})).data,
  save: async ({ productId }) => {
    const { data } = await call(saveForLater, { productId });
    tellTabs();
    return data;
  },
  move: async ({ productId }) => {
    const { data, added } = await call(moveToCart, { productId });
    tellTabs();
    return { lines: data, added };
  },
  forget: async ({ productId }) => (await call(forgetLater, { productId })).data,
  putBack: async ({ productId, quantity, savedPrice, savedAt }) =>
    (await call(mergeLater, { items: [{ productId, quantity, savedPrice, savedAt }] })).data,
};
