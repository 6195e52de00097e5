import * as contract from '#orders/checkouts/contract.ts';
import type { Paying } from '#orders/orders/server/orders.ts';
import { shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
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
}
