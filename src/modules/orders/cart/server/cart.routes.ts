import * as contract from '#orders/cart/contract.ts';
import { shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { presentCart } from './cart.present.ts';
import { addToCart, mergeCart, removeFromCart, updateCart } from './change-cart.ts';
import { readCart } from './open-cart.ts';

export function serveCart(api: Api): void {
  serve(api, contract.addToCart, shopper, addToCart);
  serve(api, contract.getCart, shopper, async (ctx, { page, limit }) =>
    presentCart(await readCart(ctx, ctx.actor.id), ctx.language, page, limit ?? contract.CART_PAGE_SIZE),
  );
  serve(api, contract.updateCart, shopper, updateCart);
  serve(api, contract.removeFromCart, shopper, removeFromCart);
  serve(api, contract.mergeCart, shopper, mergeCart);
}
