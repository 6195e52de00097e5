import * as contract from '#orders/cart/contract.ts';
import * as later from '#orders/cart/later/later.contract.ts';
import * as links from '#orders/cart/links/links.contract.ts';
import {
  forgetLater,
  listLater,
  mergeLater,
  moveToCart,
  saveForLater,
} from '#orders/cart/server/later/change-later.ts';
import { createCartLink, endCartLink, listCartLinks, openCartLink } from '#orders/cart/server/links/cart-links.ts';
import { offersOfCarts } from '#orders/offers/server/offers.ts';
import { anyone, shopper, signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { showCart } from './cart.present.ts';
import { dropCode, keepCode, quoteOf } from './cart-codes.ts';
import { addToCart, mergeCart, removeFromCart, updateCart } from './change-cart.ts';
import { readCart } from './open-cart.ts';

export function serveCart(api: Api): void {
  serve(api, contract.addToCart, shopper, addToCart);
  serve(api, contract.getCart, shopper, async (ctx, { page, limit }) =>
    showCart(
      ctx,
      await offersOfCarts(ctx),
      ctx.actor.id,
      await readCart(ctx, ctx.actor.id),
      page,
      limit ?? contract.CART_PAGE_SIZE,
    ),
  );
  serve(api, contract.keepCode, shopper, keepCode);
  serve(api, contract.dropCode, shopper, dropCode);
  serve(api, contract.quoteOffers, shopper, quoteOf);
  serve(api, contract.updateCart, shopper, updateCart);
  serve(api, contract.removeFromCart, shopper, removeFromCart);
  serve(api, contract.mergeCart, shopper, mergeCart);
  serve(api, later.listLater, shopper, listLater);
  serve(api, later.saveForLater, shopper, saveForLater);
  serve(api, later.moveToCart, shopper, moveToCart);
  serve(api, later.forgetLater, shopper, forgetLater);
  serve(api, later.mergeLater, shopper, mergeLater);
  serve(api, links.createCartLink, signedIn, createCartLink);
  serve(api, links.listCartLinks, signedIn, listCartLinks);
  serve(api, links.endCartLink, signedIn, endCartLink);
  serve(api, links.openCartLink, anyone, openCartLink);
}
