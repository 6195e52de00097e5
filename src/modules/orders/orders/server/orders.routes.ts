import { changeCompany as changeCompanyEndpoint } from '#orders/orders/companies/company.contract.ts';
import * as contract from '#orders/orders/contract.ts';
import { declineEdit, editOrder as editOrderEndpoint, withdrawEdit } from '#orders/orders/editing/edit.contract.ts';
import * as arranging from '#orders/orders/moves/arrange.contract.ts';
import { cancelOrder as cancelOrderEndpoint } from '#orders/orders/moves/cancel.contract.ts';
import * as exchanging from '#orders/orders/moves/exchange.contract.ts';
import { outcomeText } from '#orders/orders/moves/order-outcomes.ts';
import * as packing from '#orders/orders/parcels/packing.contract.ts';
import { changeCompany } from '#orders/orders/server/companies/change-company.ts';
import { dropEdit } from '#orders/orders/server/editing/drop-edit.ts';
import { editOrder } from '#orders/orders/server/editing/edit-order.ts';
import { exportOrders } from '#orders/orders/server/files/export-orders.ts';
import { listInvoices, listPicks, listSlips } from '#orders/orders/server/files/packing.ts';
import { arrangeService, listWindows, moveToWindow } from '#orders/orders/server/moves/arrange.ts';
import { cancelOrder } from '#orders/orders/server/moves/cancel-order.ts';
import { moveOrders } from '#orders/orders/server/moves/move-orders.ts';
import { noteSerials } from '#orders/orders/server/moves/note-serials.ts';
import { settleExchange } from '#orders/orders/server/moves/settle-exchange.ts';
import { updateOrder } from '#orders/orders/server/moves/update-order.ts';
import type { Paying } from '#orders/orders/server/placing/approve-order.ts';
import { keyFrom } from '#orders/orders/server/placing/order-request.ts';
import { placeOrder } from '#orders/orders/server/placing/place-order.ts';
import { listOrders, listOwnOrders, listSellers } from '#orders/orders/server/reading/list-orders.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import { trackOrder } from '#orders/orders/server/reading/track-order.ts';
import { administrator, seller, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveDownload } from '#platform/http/serving/serve-download.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';

export function serveOrders(api: Api, paying: Paying): void {
  serve(api, contract.placeOrderEndpoint, shopper, (ctx, input, { request }) =>
    placeOrder(ctx, paying, input, keyFrom(request.headers)),
  );
  serve(api, contract.listOwnOrders, shopper, async ctx => ({ data: await listOwnOrders(ctx, ctx.actor.id) }));
  serve(api, contract.getOwnOrder, shopper, async (ctx, { orderId }) => ({
    data: await readOrder(ctx, orderId, orderScopeOf(ctx.actor)),
  }));
  serve(api, cancelOrderEndpoint, shopper, cancelOrder);
  serve(api, arranging.listOwnWindows, shopper, async (ctx, input) => ({ data: [...(await listWindows(ctx, input))] }));
  serve(api, arranging.moveOwnWindow, shopper, async (ctx, input) => ({ data: await moveToWindow(ctx, input) }));
  serve(api, arranging.moveWindow, seller, async (ctx, input) => ({ data: await moveToWindow(ctx, input) }));
  serve(api, exchanging.settleExchange, seller, async (ctx, input) => ({ data: await settleExchange(ctx, input) }));
  serve(api, arranging.arrangeService, seller, async (ctx, input) => ({ data: await arrangeService(ctx, input) }));
  serve(api, changeCompanyEndpoint, shopper, changeCompany);
  serve(api, contract.listOrders, seller, (ctx, input) => listOrders(ctx, orderScopeOf(ctx.actor), input));
  serve(api, contract.listOrderSellers, administrator, async (ctx, { find, seller: id }) => ({
    data: await listSellers(ctx.db, find, id),
  }));
  serve(api, contract.getOrder, seller, async (ctx, { orderId }) => ({
    data: await readOrder(ctx, orderId, orderScopeOf(ctx.actor)),
  }));
  serve(api, contract.updateOrder, seller, updateOrder);
  serve(api, editOrderEndpoint, seller, (ctx, input) => editOrder(ctx, paying, input));
  serve(api, declineEdit, shopper, (ctx, { editId }) => dropEdit(ctx, editId, 'declined'));
  serve(api, withdrawEdit, administrator, (ctx, { editId }) => dropEdit(ctx, editId, 'withdrawn'));
  serveDownload(api, contract.exportOrders, seller, (ctx, { language: _, ...filter }) =>
    exportOrders(ctx, orderScopeOf(ctx.actor), filter),
  );
  serve(api, packing.listPicks, seller, (ctx, input) => listPicks(ctx, orderScopeOf(ctx.actor), input));
  serve(api, packing.listInvoices, seller, (ctx, input) => listInvoices(ctx, orderScopeOf(ctx.actor), input));
  serve(api, packing.listSlips, seller, (ctx, input) => listSlips(ctx, orderScopeOf(ctx.actor), input));
  serve(api, contract.moveOrders, seller, async (ctx, input) => {
    const data = await moveOrders(ctx, input);
    return { message: speaking(ctx.language, () => outcomeText(data, input.orderStatus)), data };
  });
  serve(api, contract.trackOrder, seller, async (ctx, input) => ({
    message: speaking(ctx.language, () => t('orders.orders.told.tracked')),
    data: await trackOrder(ctx, input),
  }));
  serve(api, contract.noteSerials, seller, async (ctx, input) => ({
    message: speaking(ctx.language, () => t('orders.orders.told.serials')),
    data: await noteSerials(ctx, input),
  }));
}
