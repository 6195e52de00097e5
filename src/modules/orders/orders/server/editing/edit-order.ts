import { holdCart } from '#orders/cart/server/cart.ts';
import {
  editNotYours,
  editServiceElsewhere,
  editWindowElsewhere,
  type editOrder as endpoint,
  nothingEdited,
  orderHasChanged,
  tooLateToEdit,
} from '#orders/orders/editing/edit.contract.ts';
import { storeEdit } from '#orders/orders/editing/stored-edit.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isLive, mayBeCancelled } from '#orders/orders/order-status.ts';
import { refuseBooked } from '#orders/orders/server/courier-port.ts';
import type { Paying } from '#orders/orders/server/placing/approve-order.ts';
import { paymentTerms } from '#orders/orders/server/placing/payment-terms.ts';
import { holdOrder } from '#orders/orders/server/reading/hold-order.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import {
  findOrder,
  listParts,
  type OrderRow,
  type OrderScope,
  type PartRow,
} from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import { serviceNotDoneAt, slotOf } from '#orders/sold-services/server/sold-services.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import { payableNamed } from '#payments/payments/server/payments.ts';
import { type AddressColumns, addressColumns } from '#people/addresses/server/addresses.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { refuseUnserved, serviceArea } from '#shop/delivery/server/delivery.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import { editLines } from './edit-lines-of-part.ts';
import { insertEdit, updateOrderAddress } from './edits.queries.ts';
import { type Edited, type HeldOrder, refuseInvoiced } from './held-order.ts';

/**
 * Edits an order before it ships, with all consequences: stock, discounts and the offers they belong to, refund, totals,
 * history, mails. The lock on the order serializes it with who ships or cancels at the same moment, and `seen` tells whether
 * they did.
 * @throws orderIsMissing; orderHasChanged with the order of now; nothingEdited; tooLateToEdit, bookingStands, editNotYours, notServed, editServiceElsewhere, editWindowElsewhere; what
 *   `editLines` throws; nothing has changed then
 */
export async function editOrder(
  ctx: ActorCtx,
  { reserveLimits: limits, providers }: Paying,
  { orderId, seen, why, address, lines }: InputOf<typeof endpoint>,
): Promise<{ readonly message: string; readonly data: WireOrder }> {
  const scope = orderScopeOf(ctx.actor);
  const to = address && addressColumns(address);
  const reserve = { limits, takesOnline: providers.offered().length > 0 };
  const isPayable = (method: PaymentMethod) => payableNamed(providers, method) !== undefined;
  const terms = { ...(await paymentTerms(ctx)), area: await serviceArea(ctx), reserve, isPayable };
  return ctx.tx(async tx => {
    if (lines) await holdBuyer(tx, orderId, scope);
    const order = await holdOrder(tx, orderId, scope);
    const held = { order, own: await listParts(tx.db, orderId, scope), actor: ctx.actor };
    await refuseStale(tx, held, scope, seen);
    const edits = [
      ...(to && !isSame(held.order, to) ? [await editAddress(tx, held, to, { area: terms.area, why })] : []),
      ...(lines ? await editLines(tx, held, { ...lines, why }, terms) : []),
    ];
    if (edits.length === 0) throw nothingEdited();
    await tell(tx, held, edits);
    const message = speaking(ctx.language, () =>
      edits.some(({ proposed }) => proposed) ? t('orders.orders.told.editProposed') : t('orders.orders.told.edited'),
    );
    return { message, data: await readOrder(tx, orderId, scope) };
  });
}

/**
 * A cash order that grows is counted together with those that its buyer places at the same moment, so their cart is locked,
 * which placing does before it locks an order. Sellers add nothing.
 */
async function holdBuyer(tx: TxCtx, id: OrderRow['id'], scope: OrderScope): Promise<void> {
  const order = scope.kind === 'seller' ? undefined : await findOrder(tx.db, id, scope);
  if (order?.user_id && order.payment_method === 'COD') await holdCart(tx.db, order.user_id);
}

/** @throws orderHasChanged if the order is another than on the screen */
async function refuseStale(tx: TxCtx, { order, own }: HeldOrder, scope: OrderScope, seen: Date): Promise<void> {
  const head = (scope.kind === 'seller' && own[0]) || order;
  if (head.updated_at.getTime() === seen.getTime()) return;
  throw orderHasChanged(head.status).with({ data: await readOrder(tx, order.id, scope) });
}

/**
 * The address of the whole order, so all of it must still be here.
 * @throws tooLateToEdit, bookingStands, editNotYours, notServed, editServiceElsewhere, editWindowElsewhere
 */
async function editAddress(
  tx: TxCtx,
  { order, actor }: HeldOrder,
  to: AddressColumns,
  { area, why }: { readonly area: ServiceArea; readonly why: string },
): Promise<Edited> {
  const parts = (await listParts(tx.db, order.id)).filter(({ status }) => isLive(status));
  if (parts.length === 0 || !parts.every(({ status }) => mayBeCancelled(status))) throw tooLateToEdit();
  await refuseInvoiced(tx, parts);
  const isOthers = parts.some(part => part.seller_id !== actor.sellerId);
  const goesElsewhere = to.pincode !== order.ship_pincode || to.state_code !== order.ship_state_code;
  if (actor.kind === 'seller' && (isOthers || goesElsewhere)) throw editNotYours();
  await refuseBooked(
    tx,
    parts.map(({ id }) => id),
  );
  refuseUnserved(area, to.pincode);
  if (goesElsewhere) await refuseBound(tx, order, parts, to);
  await updateOrderAddress(tx, order.id, to);
  const note = storeEdit({ difference: 0, why });
  // The log says that it changed; the address itself is personal and stays with the order.
  const facts = { before: { pincode: order.ship_pincode }, after: { pincode: to.pincode, why } };
  return { parts, event: await insertEdit(tx, { orderId: order.id, partId: null, note }), ...facts };
}

/** Services are done at some PIN codes, and windows begin when an order can be there. @throws editServiceElsewhere, editWindowElsewhere */
async function refuseBound(tx: TxCtx, order: OrderRow, parts: readonly PartRow[], to: AddressColumns): Promise<void> {
  const ids = parts.map(({ id }) => id);
  const service = await serviceNotDoneAt(tx.db, ids, to.pincode);
  if (service !== undefined) throw editServiceElsewhere(service);
  if (to.state_code !== order.ship_state_code && parts.some(part => slotOf(part))) throw editWindowElsewhere();
}

function isSame(order: OrderRow, to: AddressColumns): boolean {
  return (
    (order.ship_name ?? null) === to.name &&
    order.ship_address === to.address &&
    order.ship_city === to.city &&
    order.ship_state_code === to.state_code &&
    order.ship_pincode === to.pincode &&
    order.ship_phone === to.phone &&
    order.ship_notes === to.notes
  );
}

/** The audit log, caches and mails. Sellers are not told of what they did themselves. */
async function tell(tx: TxCtx, { order, actor }: HeldOrder, edits: readonly Edited[]): Promise<void> {
  const told = edits.flatMap(({ parts }) => parts.map(part => part.seller_id));
  tx.changed(cacheTag.orders, ...new Set(told.map(seller => cacheTag.ordersOf(seller))));
  const events = edits.flatMap(({ event }) => event ?? []);
  if (order.user_id && events.length > 0) await tx.notify('orders.moved', { orderId: order.id, events });
  for (const { parts, event, proposed, before, after } of edits) {
    if (proposed) await tx.notify('orders.edit-proposed', { orderId: order.id, editId: proposed });
    for (const part of parts.filter(({ seller_id }) => event !== null && seller_id !== actor.sellerId))
      await tx.notify('orders.sale-moved', { orderId: order.id, partId: part.id, event: event ?? 0 });
    if (actor.kind === 'administrator')
      await recordAct(tx, {
        act: proposed ? 'order.edit-proposed' : 'order.edited',
        on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
        ...{ before, after },
      });
  }
}
