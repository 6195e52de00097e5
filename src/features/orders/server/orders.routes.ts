import * as contract from '#features/orders/contract.ts';
import { administrator, seller, shopper } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { keyFrom } from './idempotency.ts';
import { listOrders, listOwnOrders } from './list-orders.ts';
import { listSellers } from './order-sellers.queries.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, scopeOf } from './read-order.ts';
import { trackOrder } from './track-order.ts';
import { updateOrder } from './update-order.ts';

export function serveOrders(api: Api): void {
  serve(api, contract.placeOrderEndpoint, shopper, (ctx, input, { request }) =>
    placeOrder(ctx, input, keyFrom(request.headers)),
  );
  serve(api, contract.listOwnOrders, shopper, async ctx => ({ data: await listOwnOrders(ctx, ctx.actor.id) }));
  serve(api, contract.getOwnOrder, shopper, async (ctx, { orderId }) => ({
    data: await readOrder(ctx, orderId, scopeOf(ctx.actor)),
  }));
  serve(api, contract.listOrders, seller, (ctx, input) => listOrders(ctx, scopeOf(ctx.actor), input));
  serve(api, contract.listOrderSellers, administrator, async (ctx, { find, seller: id }) => ({
    data: await listSellers(ctx.db, find, id),
  }));
  serve(api, contract.getOrder, seller, async (ctx, { orderId }) => ({
    data: await readOrder(ctx, orderId, scopeOf(ctx.actor)),
  }));
  serve(api, contract.updateOrder, seller, async (ctx, input) => ({
    message: 'Order status is updated successfully!',
    data: await updateOrder(ctx, input),
  }));
  serve(api, contract.trackOrder, seller, async (ctx, input) => ({
    message: 'Tracking is updated successfully!',
    data: await trackOrder(ctx, input),
  }));
}
