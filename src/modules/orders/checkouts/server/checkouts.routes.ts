import * as hand from '#orders/checkouts/by-hand.contract.ts';
import * as contract from '#orders/checkouts/contract.ts';
import type { Paying } from '#orders/orders/server/orders.ts';
import { administrator, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { changeByHand, completeByHand, openByHand, sendPayLink } from './by-hand.ts';
import { changeCheckout, getCheckout, openCheckout } from './change-checkout.ts';
import { completeCheckout } from './complete-checkout.ts';

export function serveCheckouts(api: Api, paying: Paying): void {
  serve(api, contract.openCheckout, shopper, async (ctx, input) => ({ data: await openCheckout(ctx, paying, input) }));
  serve(api, contract.getCheckout, shopper, async (ctx, { checkoutId }) => ({
    data: await getCheckout(ctx, paying, checkoutId),
  }));
  serve(api, contract.changeCheckout, shopper, async (ctx, input) => ({
    data: await changeCheckout(ctx, paying, input),
  }));
  serve(api, contract.completeCheckout, shopper, (ctx, input) => completeCheckout(ctx, paying, input));
  serve(api, hand.openByHand, administrator, async (ctx, input) => ({ data: await openByHand(ctx, paying, input) }));
  serve(api, hand.changeByHand, administrator, async (ctx, input) => ({
    data: await changeByHand(ctx, paying, input),
  }));
  serve(api, hand.completeByHand, administrator, (ctx, input) => completeByHand(ctx, paying, input));
  serve(api, hand.sendPayLink, administrator, async (ctx, { orderId }) => ({
    message: speaking(ctx.language, () => t('orders.checkouts.told.linkSent')),
    ...(await sendPayLink(ctx, orderId)),
  }));
}
