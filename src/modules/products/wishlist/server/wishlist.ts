/** Public API of wishlists for other features. */
export { eraseWishlistOf, listWishlistOf } from './wishlist.queries.ts';
