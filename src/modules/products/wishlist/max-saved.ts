/** How many products a wishlist can have. */
export const MAX_SAVED = 200;
