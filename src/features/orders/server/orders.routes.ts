import { cancelOrder as cancelOrderEndpoint } from '#features/orders/cancel.contract.ts';
import * as contract from '#features/orders/contract.ts';
import { outcomeText } from '#features/orders/order-outcomes.ts';
import * as packing from '#features/orders/packing.contract.ts';
import { administrator, seller, shopper } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { serveDownload } from '#platform/http/serve-download.ts';
import type { Paying } from './approve-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { exportOrders } from './export-orders.ts';
import { keyFrom } from './idempotency.ts';
import { listOrders, listOwnOrders } from './list-orders.ts';
import { moveOrders } from './move-orders.ts';
import { noteSerials } from './note-serials.ts';
import { listSellers } from './order-sellers.queries.ts';
import { listInvoices, listPicks, listSlips } from './packing.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, scopeOf } from './read-order.ts';
import { trackOrder } from './track-order.ts';
import { updateOrder } from './update-order.ts';

export function serveOrders(api: Api, paying: Paying): void {
  serve(api, contract.placeOrderEndpoint, shopper, (ctx, input, { request }) =>
    placeOrder(ctx, paying, input, keyFrom(request.headers)),
  );
  serve(api, contract.listOwnOrders, shopper, async ctx => ({ data: await listOwnOrders(ctx, ctx.actor.id) }));
  serve(api, contract.getOwnOrder, shopper, async (ctx, { orderId }) => ({
    data: await readOrder(ctx, orderId, scopeOf(ctx.actor)),
  }));
  serve(api, cancelOrderEndpoint, shopper, cancelOrder);
  serve(api, contract.listOrders, seller, (ctx, input) => listOrders(ctx, scopeOf(ctx.actor), input));
  serve(api, contract.listOrderSellers, administrator, async (ctx, { find, seller: id }) => ({
    data: await listSellers(ctx.db, find, id),
  }));
  serve(api, contract.getOrder, seller, async (ctx, { orderId }) => ({
    data: await readOrder(ctx, orderId, scopeOf(ctx.actor)),
  }));
  serve(api, contract.updateOrder, seller, updateOrder);
  serveDownload(api, contract.exportOrders, seller, (ctx, filter) => exportOrders(ctx, scopeOf(ctx.actor), filter));
  serve(api, packing.listPicks, seller, (ctx, input) => listPicks(ctx, scopeOf(ctx.actor), input));
  serve(api, packing.listInvoices, seller, (ctx, input) => listInvoices(ctx, scopeOf(ctx.actor), input));
  serve(api, packing.listSlips, seller, (ctx, input) => listSlips(ctx, scopeOf(ctx.actor), input));
  serve(api, contract.moveOrders, seller, async (ctx, input) => {
    const data = await moveOrders(ctx, input);
    return { message: outcomeText(data, input.orderStatus), data };
  });
  serve(api, contract.trackOrder, seller, async (ctx, input) => ({
    message: 'Tracking is updated successfully!',
    data: await trackOrder(ctx, input),
  }));
  serve(api, contract.noteSerials, seller, async (ctx, input) => ({
    message: 'IMEI and serial numbers are updated',
    data: await noteSerials(ctx, input),
  }));
}
