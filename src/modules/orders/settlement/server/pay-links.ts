import { editedItems } from '#orders/orders/editing/stored-edit.ts';
import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isLive } from '#orders/orders/order-status.ts';
import {
  findLinked,
  findOrder,
  findProposed,
  type Linked,
  listLines,
  listParts,
  type OrderRow,
  type Paying,
} from '#orders/orders/server/orders.ts';
import { methodTexts } from '#orders/settlement/method-texts.ts';
import {
  type captureByLink as captureCall,
  payLinkUnknown,
  type readPayLink as readCall,
} from '#orders/settlement/pay-links.contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProposedEditId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { paise, sum, toRupees } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { type CaptureResult, captureFor } from './capture-order.ts';
import { payFor } from './pay-order.ts';

const PAID: readonly PaymentStatus[] = ['paid', 'partially_refunded'];

/**
 * What a link is for: items and total of what has not been cancelled, and nothing about the buyer or the address, because a mail can be forwarded.
 * @throws payLinkUnknown
 */
export async function readPayLink(ctx: Ctx, token: string): Promise<WireAnswerOf<typeof readCall>['data']> {
  const { orderId, editId } = await linked(ctx, token);
  const order = await findOrder(ctx.db, orderId, { kind: 'all' });
  if (!order) throw payLinkUnknown();
  if (editId) return readEdit(ctx, order, editId);
  const parts = (await listParts(ctx.db, orderId)).filter(({ status }) => isLive(status));
  const lines = await listLines(
    ctx.db,
    parts.map(({ id }) => id),
  );
  const isHeld = order.held_until !== null && order.held_until > ctx.now();
  return {
    changes: null,
    number: orderNumber(order.number),
    // What has been cancelled or refunded altogether is not paid, whatever came for it.
    state: isHeld ? 'waiting' : parts.some(part => PAID.includes(part.payment_status)) ? 'paid' : 'over',
    payUntil: isHeld && order.held_until ? order.held_until.toISOString() : null,
    totalAmount: toRupees(sum(parts.map(part => part.total_paise))),
    deliveryAmount: toRupees(sum(parts.map(part => part.delivery_paise))),
    method: speaking(ctx.language, () => methodTexts(order.payment_method, null).label),
    items: lines.map(({ title, image, quantity, total_paise, discount_paise }) => ({
      ...{ title, image, quantity },
      total: toRupees(paise(total_paise - discount_paise)),
    })),
  };
}

/** What an edit changes, and what the buyer pays for it. */
async function readEdit(
  ctx: Ctx,
  order: OrderRow,
  editId: ProposedEditId,
): Promise<WireAnswerOf<typeof readCall>['data']> {
  const edit = await findProposed(ctx.db, editId);
  if (!edit) throw payLinkUnknown();
  const isHeld = edit.state === 'open' && edit.held_until > ctx.now();
  return {
    changes: [...editedItems(edit.note)],
    number: orderNumber(order.number),
    state: isHeld ? 'waiting' : edit.state === 'paid' ? 'paid' : 'over',
    payUntil: isHeld ? edit.held_until.toISOString() : null,
    totalAmount: toRupees(edit.difference_paise),
    deliveryAmount: 0,
    method: speaking(ctx.language, () => methodTexts(order.payment_method, null).label),
    items: [],
  };
}

/** From the payment page the buyer comes back to the page of the link. @throws payLinkUnknown; what `payFor` throws */
export async function payByLink(ctx: Ctx, paying: Paying, token: string): Promise<string> {
  return payFor(ctx, paying, await linked(ctx, token), paths.payLink(token));
}

/** @throws payLinkUnknown; what `captureFor` throws */
export async function captureByLink(
  ctx: Ctx,
  { providers }: Paying,
  { link, words }: InputOf<typeof captureCall>,
): Promise<CaptureResult> {
  return captureFor(ctx, providers, await linked(ctx, link), words);
}

/** The payment is tried and counted as that of the order’s owner. */
async function linked(ctx: Ctx, token: string): Promise<Linked> {
  const found = await findLinked(ctx.db, token);
  if (!found) throw payLinkUnknown();
  return found;
}
