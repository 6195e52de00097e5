import type { getCart } from '#orders/cart/contract.ts';
import { MAX_CART_LINES } from '#orders/cart/refusals.ts';
import { deliveryDiscountOf, judgeSale, type LiveOffers, presentOffers } from '#orders/offers/server/offers.ts';
import type { Ctx } from '#platform/context.ts';
import { returnsText, USUAL_RETURNS } from '#products/catalog/categories/return-rule.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import type { UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { type Paise, paise, toRupees } from '#shared/money/money.ts';
import type { LineOnSale, OpenCart } from './open-cart.ts';

export type CartPage = Omit<WireAnswerOf<typeof getCart>, 'success'>;

/**
 * One page of the cart with the totals of the whole cart and its offers; without `page` and `limit`, everything.
 * @param live read before the transaction, if there is one
 */
export async function showCart(
  ctx: Ctx,
  live: LiveOffers,
  person: UserId,
  cart: OpenCart,
  page = 1,
  limit = MAX_CART_LINES,
): Promise<CartPage> {
  const { language } = ctx;
  const judged = await judgeSale(ctx, live, { lines: cart.lines, codes: cart.codes, person });
  const asked = askedPage({ page, limit });
  const lines = cart.lines.slice(asked.offset, asked.offset + limit).map(line => presentLine(line, language));
  const { data: items, ...pages } = asked.of(lines, cart.lines.length);
  return {
    data: { _id: cart.id, version: cart.version, items },
    items,
    away: cart.away.map(unavailableWords),
    ...pages,
    totalQuantity: cart.lines.reduce((total, line) => total + line.quantity, 0),
    totalAmount: toRupees(paise(amountOf(cart.lines) - judged.discount + deliveryDiscountOf(judged))),
    offers: presentOffers(judged, { lines: cart.lines, delivery: live.delivery, language }),
  };
}

/** A cart may exceed the maximum order total (placing the order refuses it), but the sum must stay an exact integer. */
const MAX_SHOWN = paise(10 ** 15);

function amountOf(lines: readonly LineOnSale[]): Paise {
  return paise(
    Math.min(
      MAX_SHOWN,
      lines.reduce((total, line) => total + line.product.paid * line.quantity, 0),
    ),
  );
}

/** A line as calls answer it, without offers. */
export function presentLine({ product, quantity }: LineOnSale, language: string): CartPage['items'][number] {
  return {
    productId: product.id,
    slug: product.slug,
    image: product.image,
    title: product.title,
    condition: product.condition,
    price: toRupees(product.price),
    salePrice: product.salePrice === null ? null : toRupees(product.salePrice),
    quantity,
    totalStock: product.stock,
    username: product.sellerName,
    sellerState: product.sellerState,
    returnsNote: product.returns && speaking(language, () => returnsText(product.returns ?? USUAL_RETURNS, language)),
  };
}
