import * as z from 'zod/mini';
import { MAX_CODES } from '#orders/offers/offer.ts';
import { SaleOffers } from '#orders/offers/sale-offers.schema.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { CONDITIONS } from '#products/catalog/vocabulary.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { dataOf, id, rupees, rupeesInAll, wholeNumber } from '#shared/api/wire.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './refusals.ts';

const MAX_CART_PAGE_SIZE = 100;
export const CART_PAGE_SIZE = 10;

export const CartLine = z.object({
  productId: id<'product'>(),
  slug: z.string(),
  image: z.string(),
  title: z.string(),
  condition: z.enum(CONDITIONS),
  price: rupees,
  salePrice: z.nullable(rupees),
  quantity: z.int(),
  totalStock: z.int(),
  username: z.string(),
  /** GST code of the state it ships from. Only the server sets it; lines built in the browser lack it. */
  sellerState: z.optional(z.nullable(z.string())),
  /** Its rule for returns in words, if it is not the usual one; from the server only. */
  returnsNote: z.optional(z.nullable(z.string())),
});
export type CartLine = z.output<typeof CartLine>;

export const CartAnswer = z.object({
  success: z.literal(true),
  data: z.object({ _id: z.string(), version: z.int(), items: z.array(CartLine) }),
  items: z.array(CartLine),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  /** For each unavailable item, why it is not among the lines: its seller's shop is paused. */
  away: z.array(z.string()),
  /** Of the whole cart, not the page. */
  totalQuantity: z.int(),
  /** Of the products, less what offers take off them. */
  totalAmount: rupeesInAll,
  /** Of the whole cart, without a payment method and an address. */
  offers: SaleOffers,
});
export type CartAnswer = z.output<typeof CartAnswer>;

const quantity = z.int().check(z.gte(1), z.lte(MAX_QUANTITY));
const who = z.optional(id<'user'>());

export const addToCart = post('/shop/cart/add', {
  summary: 'Adds a quantity of a product to the cart',
  body: z.strictObject({ userId: who, productId: id<'product'>(), quantity }),
  output: CartAnswer,
});

export const getCart = get('/shop/cart/get/:userId', {
  summary: 'The cart, page by page',
  params: z.strictObject({ userId: id<'user'>() }),
  query: z.strictObject({
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, MAX_CART_PAGE_SIZE)),
  }),
  output: CartAnswer,
});

export const updateCart = put('/shop/cart/update-cart', {
  summary: 'Sets the quantity of a product; with `version`, only if the cart has not changed since',
  body: editOf(
    z.strictObject({ userId: who, productId: id<'product'>(), quantity, version: z.optional(z.int()) }),
    CartLine,
  ),
  output: CartAnswer,
});

export const removeFromCart = remove('/shop/cart/:userId/:productId', {
  summary: 'Removes a product from the cart',
  params: z.strictObject({ userId: id<'user'>(), productId: id<'product'>() }),
  output: CartAnswer,
});

const code = z.string().check(z.minLength(1), z.maxLength(40));

export const keepCode = put('/shop/cart/offers/:code', {
  summary: 'Keeps the code of an offer with the cart; refused with the reason if it can never apply',
  params: z.strictObject({ code }),
  output: CartAnswer,
});

export const dropCode = remove('/shop/cart/offers/:code', {
  summary: 'Removes a code from the cart',
  params: z.strictObject({ code }),
  output: CartAnswer,
});

export const quoteOffers = post('/shop/cart/quote', {
  summary:
    'What offers do for the cart or for `items`, with a payment method and a PIN code; without `codes`, with those of the cart',
  body: z.strictObject({
    items: z.optional(
      z.array(z.strictObject({ productId: id<'product'>(), quantity })).check(z.maxLength(MAX_CART_LINES)),
    ),
    codes: z.optional(z.array(code).check(z.maxLength(MAX_CODES))),
    paymentMethod: z.optional(paymentMethod),
    pincode: z.optional(z.string().check(z.regex(/^[1-9]\d{5}$/))),
  }),
  output: dataOf(SaleOffers),
});

export const MergeOutcome = z.object({
  /** Items of which fewer units were added than the guest cart had; `quantity` is how many were added. */
  capped: z.array(z.object({ productId: id<'product'>(), title: z.string(), quantity: z.int() })),
  /** Number of lines left out: unknown products, products no longer on sale, or lines beyond the cart's limit. */
  dropped: z.int(),
});
export type MergeOutcome = z.output<typeof MergeOutcome>;

export const mergeCart = post('/shop/cart/merge', {
  summary: 'Merges a guest cart into your cart, once for each merge id',
  body: z.strictObject({
    mergeId: id<'merge'>(),
    items: z.array(z.strictObject({ productId: id<'product'>(), quantity })).check(z.maxLength(MAX_CART_LINES)),
  }),
  output: z.extend(CartAnswer, { merge: MergeOutcome }),
});
