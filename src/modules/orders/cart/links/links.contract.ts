import * as z from 'zod/mini';
import { CartLine } from '#orders/cart/contract.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { get, post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

/** How long a cart is shared. */
export const LINK_DAYS = 30;
/** How many carts somebody can share at the same time. */
export const MAX_LINKS = 20;

export const nothingToShare = problem('cart.nothing_to_share', 'conflict', () => t('orders.cart.links.refusal.empty'));
export const tooManyLinks = problem('cart.too_many_links', 'conflict', () =>
  t('orders.cart.links.refusal.full', { most: MAX_LINKS }),
);
export const linksTooOften = problem('cart.links_too_often', 'too-many', (seconds: number) =>
  t('orders.cart.links.refusal.tooOften', { wait: waitText(seconds) }),
);
export const linkIsMissing = problem('cart.link_missing', 'missing', () => t('orders.cart.links.refusal.missing'));
export const tooManyUnknownLinks = problem('cart.too_many_unknown_links', 'too-many', (seconds: number) =>
  t('orders.cart.links.refusal.tooManyUnknown', { wait: waitText(seconds) }),
);

/** A cart that is shared as a link. */
export const CartLink = z.object({
  token: z.string(),
  /** Path of the page where it is opened. */
  path: z.string(),
  /** How many different products it has. */
  products: z.int(),
  createdAt: instant,
  expiresAt: instant,
});
export type CartLink = z.output<typeof CartLink>;

const byToken = z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)) });

export const createCartLink = post('/shop/cart/links/create', {
  summary: 'Shares the given items, or those of your cart, as a link that anybody can open for 30 days',
  body: z.strictObject({
    items: z.optional(
      z
        .array(z.strictObject({ productId: id<'product'>(), quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)) }))
        .check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
    ),
  }),
  output: dataOf(CartLink),
});

export const listCartLinks = get('/shop/cart/links/get', {
  summary: 'The carts that you share, newest first',
  output: dataOf(z.array(CartLink)),
});

export const endCartLink = remove('/shop/cart/links/:token', {
  summary: 'Ends a link to a cart of yours; answers those that are left',
  params: byToken,
  output: dataOf(z.array(CartLink)),
});

/** A shared cart, as anybody sees it. */
export const SharedCart = z.object({
  /** With the prices and stock of now. */
  items: z.array(CartLine),
  /** What can’t be bought now, each in a sentence. */
  gone: z.array(z.string()),
  expiresAt: instant,
});
export type SharedCart = z.output<typeof SharedCart>;

export const openCartLink = get('/shop/cart/shared/:token', {
  summary: 'The products of a shared cart, with their prices and stock of now',
  params: byToken,
  output: dataOf(SharedCart),
});
