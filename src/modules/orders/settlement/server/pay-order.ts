import { orderIsMissing } from '#orders/orders/contract.ts';
import {
  approvalOfOrder,
  editHeldUntil,
  findEditToPay,
  findOrderToPay,
  findProposed,
  heldUntilOf,
  type Linked,
  listUnpaidParts,
  lockOrder,
  type OrderToPay,
  type Paying,
  returnAddress,
} from '#orders/orders/server/orders.ts';
import { nothingToPay, providerAway, tooManyPayments } from '#orders/settlement/contract.ts';
import { askingTime, listTries, openPayment, payableNamed } from '#payments/payments/server/payments.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderId, ProposedEditId } from '#shared/id.ts';
import { asProblem, settle } from './settle.ts';

interface ToPay {
  readonly orderId: OrderId;
  /** The edit whose difference is paid, instead of the order. */
  readonly editId?: ProposedEditId | undefined;
  readonly returnUrl?: string | undefined;
}

/**
 * The payment page of an order awaiting payment, or of the difference of an edit. Reuses an open attempt; after a failed one
 * it creates another. First asks the provider whether it has been paid meanwhile.
 * @throws returnNotAllowed; orderIsMissing also for another shopper's order; nothingToPay; providerAway; providerRefuses; tooManyPayments
 */
export async function payOrder(ctx: ActorCtx, paying: Paying, { orderId, editId, returnUrl }: ToPay): Promise<string> {
  const back = await returnAddress(ctx, returnUrl);
  return payFor(ctx, paying, { orderId, userId: ctx.actor.id, editId: editId ?? null }, back);
}

/** The same for an order of somebody who need not be signed in. @param back the page to come back to @throws the same */
export async function payFor(ctx: Ctx, paying: Paying, owned: Linked, back?: string | URL): Promise<string> {
  const { orderId, userId, editId } = owned;
  await ctx.throttle.spend('payment.account', userId, tooManyPayments);
  const order = await findToPay(ctx.db, owned);
  if (!order) throw orderIsMissing();
  refuseUnless(order, editId);
  if (!paying.providers.named(order.payment_method)) throw providerAway();
  const isTime = askingTime();
  const [latest] = await listTries(ctx.db, orderId, editId);
  if (latest?.provider_ref) await settle(ctx, paying.providers, latest.id, isTime).catch(asProblem(ctx, providerAway));
  await openAgain(ctx, paying, owned);
  if (!isTime()) throw providerAway();
  const approvalURL = await approvalOfOrder(ctx, paying, order, back, editId);
  if (approvalURL === null) throw providerAway();
  return approvalURL;
}

/** What is paid, of the shopper’s own. */
export function findToPay(db: Database, { editId, ...owned }: Linked): Promise<OrderToPay | undefined> {
  return editId ? findEditToPay(db, { ...owned, editId }) : findOrderToPay(db, owned.orderId, owned.userId);
}

function refuseUnless(order: OrderToPay, editId: ProposedEditId | null): void {
  if (order.payment_method === 'COD') throw nothingToPay('on delivery');
  if (!order.isHeld) throw nothingToPay(order.payment_status === 'paid' ? 'paid' : editId ? 'edit over' : 'over');
}

/** Creates an attempt unless one is open, if the method is still offered; concurrent calls share one attempt. */
async function openAgain(ctx: Ctx, { providers }: Paying, owned: Linked): Promise<void> {
  const { orderId, editId } = owned;
  await ctx.tx(async tx => {
    await lockOrder(tx, orderId);
    const order = await findToPay(tx.db, owned);
    if (!order) throw orderIsMissing();
    refuseUnless(order, editId);
    const [latest] = await listTries(tx.db, orderId, editId);
    if (latest?.state === 'open') return;
    if (!payableNamed(providers, order.payment_method)) throw providerAway();
    const provider = order.payment_method;
    if (editId) await openPayment(tx, { orderId, provider, editId, ...(await differenceOf(tx, editId)) });
    else {
      const parts = await listUnpaidParts(tx.db, orderId);
      await openPayment(tx, { orderId, provider, heldUntil: heldUntilOf(orderId), parts });
    }
  });
}

async function differenceOf(tx: TxCtx, editId: ProposedEditId) {
  const edit = await findProposed(tx.db, editId);
  if (!edit) throw orderIsMissing();
  return { heldUntil: editHeldUntil(editId), parts: [{ id: edit.part_id, amount: edit.difference_paise }] };
}
