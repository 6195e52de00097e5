import type { getCart } from '#orders/cart/contract.ts';
import { MOST_CART_LINES } from '#orders/cart/refusals.ts';
import { awayWords } from '#products/catalog/product/away-words.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { type Paise, paise, toRupees } from '#shared/money/money.ts';
import type { CartLine, OpenCart } from './open-cart.ts';

export type CartPage = Omit<WireAnswerOf<typeof getCart>, 'success'>;

/** One page of a cart with the totals of all of it; the whole cart when no page is asked for. */
export function presentCart(cart: OpenCart, page = 1, limit = MOST_CART_LINES): CartPage {
  const items = cart.lines.slice((page - 1) * limit, page * limit).map(presentLine);
  return {
    data: { _id: cart.id, version: cart.version, items },
    items,
    away: cart.away.map(awayWords),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(cart.lines.length / limit)),
    totalItems: cart.lines.length,
    totalQuantity: cart.lines.reduce((total, line) => total + line.quantity, 0),
    totalAmount: toRupees(amountOf(cart.lines)),
  };
}

/** A cart may be filled beyond what an order may come to, which placing refuses; the sum only has to stay exact. */
const MOST_SHOWN = paise(10 ** 15);

function amountOf(lines: readonly CartLine[]): Paise {
  return paise(
    Math.min(
      MOST_SHOWN,
      lines.reduce((total, line) => total + line.goods.paid * line.quantity, 0),
    ),
  );
}

function presentLine({ goods, quantity }: CartLine): CartPage['items'][number] {
  return {
    productId: goods.id,
    slug: goods.slug,
    image: goods.image,
    title: goods.title,
    price: toRupees(goods.price),
    salePrice: goods.salePrice === null ? null : toRupees(goods.salePrice),
    quantity,
    totalStock: goods.stock,
    username: goods.sellerName,
    sellerState: goods.sellerState,
  };
}
