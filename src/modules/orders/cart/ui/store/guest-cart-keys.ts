/** Where the browser keeps a guest's cart: a list of `{productId, quantity}`. */
export const GUEST_CART = 'guestCart';
/** What its items looked like last, so that the cart can be drawn before the shop has answered. */
export const GUEST_ITEMS = 'guestCartGoods';
/** The merge under way: its id and what it took along, until the server has said that it is done. */
export const GUEST_MERGE = 'guestCartMerge';
/** When a shopper's cart was last changed in this browser; other tabs read theirs anew. */
export const CART_CHANGED = 'cartChangedAt';
