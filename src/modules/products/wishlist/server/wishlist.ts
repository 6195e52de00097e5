/** Public API of wishlists for other features. */
export { tellNews } from '#products/wishlist/server/notices/tell-news.ts';
export { wishlistEvents } from './wishlist.events.ts';
export { eraseWishlistOf, listWishlistOf } from './wishlist.queries.ts';
