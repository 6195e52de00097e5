import type { Paying } from '#orders/orders/server/orders.ts';
import * as contract from '#orders/settlement/contract.ts';
import * as links from '#orders/settlement/pay-links.contract.ts';
import { anyone, everybody, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveMessage } from '#platform/http/serving/serve-message.ts';
import { captureOrder } from './capture-order.ts';
import { captureByLink, payByLink, readPayLink } from './pay-links.ts';
import { payOrder } from './pay-order.ts';
import { paymentMethods } from './payment-methods.ts';
import { takeMessage } from './take-message.ts';

export function serveSettlement(api: Api, paying: Paying): void {
  const { providers } = paying;
  serve(api, contract.captureOrder, shopper, (ctx, input) => captureOrder(ctx, providers, input));
  serve(api, contract.payOrder, shopper, async (ctx, { orderId, returnUrl, edit }) => ({
    approvalURL: await payOrder(ctx, paying, { orderId, returnUrl, editId: edit }),
  }));
  serve(api, links.readPayLink, anyone, async (ctx, { token }) => ({ data: await readPayLink(ctx, token) }));
  serve(api, links.payByLink, anyone, async (ctx, { token }) => ({
    approvalURL: await payByLink(ctx, paying, token),
  }));
  serve(api, links.captureByLink, anyone, (ctx, input) => captureByLink(ctx, paying, input));
  serve(api, contract.listPaymentMethods, everybody, async ctx => ({ data: await paymentMethods(ctx, providers) }));
  serveMessage(api, contract.takeMessage, (ctx, message) => takeMessage(ctx, providers, message));
}
