import { orderIsMissing } from '#orders/orders/contract.ts';
import {
  approvalOfOrder,
  findOrderToPay,
  heldUntilOf,
  listUnpaidParts,
  lockOrder,
  type OrderToPay,
  type Paying,
  returnAddress,
} from '#orders/orders/server/orders.ts';
import { nothingToPay, providerAway, tooManyPayments } from '#orders/settlement/contract.ts';
import { askingTime, listTries, offeredNamed, openPayment } from '#payments/payments/server/payments.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import { asProblem, settle } from './settle.ts';

/**
 * The payment page of an order awaiting payment. Reuses an open attempt; after a failed one it creates another. First
 * asks the provider whether the order has been paid meanwhile.
 * @throws returnNotAllowed; orderIsMissing also for another shopper's order; nothingToPay; providerAway; providerRefuses; tooManyPayments
 */
export async function payOrder(ctx: ActorCtx, paying: Paying, orderId: OrderId, returnUrl?: string): Promise<string> {
  const back = await returnAddress(ctx, returnUrl);
  return payFor(ctx, paying, { orderId, userId: ctx.actor.id }, back);
}

interface Owned {
  readonly orderId: OrderId;
  readonly userId: UserId;
}

/** The same for an order of somebody who need not be signed in. @param back the page to come back to @throws the same */
export async function payFor(ctx: Ctx, paying: Paying, owned: Owned, back?: string | URL): Promise<string> {
  const { orderId, userId } = owned;
  await ctx.throttle.spend('payment.account', userId, tooManyPayments);
  const order = await findOrderToPay(ctx.db, orderId, userId);
  if (!order) throw orderIsMissing();
  refuseUnless(order);
  if (!paying.providers.named(order.payment_method)) throw providerAway();
  const isTime = askingTime();
  const [latest] = await listTries(ctx.db, orderId);
  if (latest?.provider_ref) await settle(ctx, paying.providers, latest.id, isTime).catch(asProblem(ctx, providerAway));
  await openAgain(ctx, paying, owned);
  if (!isTime()) throw providerAway();
  const approvalURL = await approvalOfOrder(ctx, paying, order, back);
  if (approvalURL === null) throw providerAway();
  return approvalURL;
}

function refuseUnless(order: OrderToPay): void {
  if (order.payment_method === 'COD') throw nothingToPay('on delivery');
  if (!order.isHeld) throw nothingToPay(order.payment_status === 'paid' ? 'paid' : 'over');
}

/** Creates an attempt unless one is open, if the method is still offered; concurrent calls share one attempt. */
async function openAgain(ctx: Ctx, { providers }: Paying, { orderId, userId }: Owned): Promise<void> {
  await ctx.tx(async tx => {
    await lockOrder(tx, orderId);
    const order = await findOrderToPay(tx.db, orderId, userId);
    if (!order) throw orderIsMissing();
    refuseUnless(order);
    const [latest] = await listTries(tx.db, orderId);
    if (latest?.state === 'open') return;
    if (!offeredNamed(providers, order.payment_method)) throw providerAway();
    const provider = order.payment_method;
    const parts = await listUnpaidParts(tx.db, orderId);
    await openPayment(tx, { orderId, provider, heldUntil: heldUntilOf(orderId), parts });
  });
}
