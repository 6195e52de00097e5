/** Keys of localStorage. The guest's cart: a list of `{productId, quantity}`. */

export const GUEST_CART = 'guestCart';
/** Product data of its items, so that the cart can be drawn before the server responds. */
export const GUEST_ITEMS = 'guestCartGoods';
/** The merge in progress: its id and items, until the server has confirmed it. */
export const GUEST_MERGE = 'guestCartMerge';
/** When a shopper's cart last changed in this browser; triggers a refetch in other tabs. */
export const CART_CHANGED = 'cartChangedAt';
