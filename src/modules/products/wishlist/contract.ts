import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, rupees, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { MAX_SAVED } from './max-saved.ts';

const WishlistEntry = z.object({
  productId: id<'product'>(),
  title: z.string(),
  /** What it cost when it was saved. */
  savedPrice: rupees,
  savedAt: instant,
  /** Whether you get a mail when the price falls, and when it is back in stock. */
  tellOfFall: z.boolean(),
  tellOfReturn: z.boolean(),
});
export type WishlistEntry = z.output<typeof WishlistEntry>;

export const wishlistIsFull = problem('wishlist.full', 'conflict', (most: number) =>
  t('products.wishlist.refusal.full', { most }),
);
export const wishlistNeedsProduct = problem('wishlist.product_missing', 'missing', () =>
  t('products.wishlist.refusal.missing'),
);
export const stopKeyIsUnknown = problem('wishlist.key_unknown', 'missing', () =>
  t('products.wishlist.refusal.unknownKey'),
);

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

export const setNotices = put('/shop/wishlist/notices', {
  summary: 'Turns mails about a product on or off, and saves it if it is not saved; answers the whole list',
  body: editOf(
    z.strictObject({
      productId: id<'product'>(),
      tellOfFall: z.optional(z.boolean()),
      tellOfReturn: z.optional(z.boolean()),
    }),
    WishlistEntry,
  ),
  output: Wishlist,
});

export const stopNotices = post('/shop/wishlist/stop', {
  summary: 'Turns all mails about a wishlist off, by the key in such a mail',
  body: z.strictObject({ key: id<'stop'>() }),
  output: succeeded,
});
