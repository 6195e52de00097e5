import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { dataOf, id, instant, rupees } from '#shared/api/wire.ts';
import { MAX_SAVED } from './max-saved.ts';

const WishlistEntry = z.object({
  productId: id<'product'>(),
  title: z.string(),
  /** What it cost when it was saved. */
  savedPrice: rupees,
  savedAt: instant,
});
export type WishlistEntry = z.output<typeof WishlistEntry>;

/** Newest first. */
const Wishlist = dataOf(z.array(WishlistEntry));

export const getWishlist = get('/shop/wishlist/get', {
  summary: 'The products that you have saved, also those no longer sold',
  output: Wishlist,
});

/** Both lists in one call, so that a guest’s list and what was pressed meanwhile arrive together. */
export const changeWishlist = post('/shop/wishlist/change', {
  summary: 'Adds products to your wishlist and removes others; answers the whole list',
  body: z.strictObject({
    add: z
      .array(
        z.strictObject({
          productId: id<'product'>(),
          /** Of a product that was saved before you signed in, or is put back: its price then, by default that of now. */
          savedPrice: z.optional(rupees.check(z.gte(0))),
          /** By default now. */
          savedAt: z.optional(instant),
        }),
      )
      .check(z.maxLength(MAX_SAVED)),
    remove: z.array(id<'product'>()).check(z.maxLength(MAX_SAVED)),
  }),
  output: Wishlist,
});
