import { confirmEdit, confirmPaid, lockProposed, lockUnpaid } from '#orders/orders/server/orders.ts';
import { providerRefuses } from '#orders/settlement/contract.ts';
import { type PaymentEffect, stepOf } from '#payments/payments/payment-machine.ts';
import { type Happening, readProvider } from '#payments/payments/read-provider.ts';
import {
  type AskingTime,
  allTheTime,
  findPayment,
  isAway,
  isRefusal,
  keepMoney,
  keptApart,
  listPaidParts,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRow,
  returnApart,
  returnMoney,
  saveOpened,
  setPaymentState,
  takenBy,
} from '#payments/payments/server/payments.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { PaymentId } from '#shared/id.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { ProviderPayment } from '#shared/ports/payment-port.ts';

/**
 * Asks the provider for the state of a payment attempt and applies it in one transaction: confirms the order or its edit, or
 * records the money and makes its refund due. The return page, webhooks and jobs all call it. Idempotent, also when
 * called late, concurrently or out of order (I5). Must not be called inside a transaction.
 * @param isTime whether there is time for another provider request; the jobs continue what a request had no time for
 * @throws AdapterFailed without an answer and on a refusal; nothing has changed then
 */
export async function settle(
  ctx: Ctx,
  providers: PaymentProviders,
  id: PaymentId,
  isTime: AskingTime = allTheTime,
): Promise<void> {
  const payment = await findPayment(ctx.db, id);
  const provider = payment && providers.named(payment.provider);
  if (!provider) return;
  const said = await ask(ctx, provider, payment, isTime);
  if (said) await ctx.tx(tx => apply(tx, id, said));
}

const FORGOTTEN_AFTER_MS = 2.5 * 3_600_000;

async function ask(
  ctx: Ctx,
  provider: PaymentProvider,
  payment: PaymentRow,
  isTime: AskingTime,
): Promise<ProviderPayment | undefined> {
  const inTime = () => {
    if (!isTime()) throw new AdapterFailed('unavailable', `${provider.name} took too long to be asked more`);
  };
  inTime();
  const ref = payment.provider_ref ?? (await recoverRef(ctx, provider, payment));
  if (ref === undefined) return undefined;
  inTime();
  const said = await provider.look(ref);
  // Providers forget what nobody approves; nobody is sent to its page again.
  const isOld = ctx.now().getTime() - payment.created_at.getTime() > FORGOTTEN_AFTER_MS;
  if (!said && isOld) return { ref, state: 'expired', captures: [] };
  if (said?.state !== 'approved') return said;
  // Never capture money that would be refunded right away.
  if (!(await isWanted(ctx, payment))) return said;
  inTime();
  return provider.capture(said.ref);
}

/** The process may have crashed between creating the payment and storing the provider's id. */
async function recoverRef(ctx: Ctx, provider: PaymentProvider, payment: PaymentRow): Promise<string | undefined> {
  const opened = await provider.find(payment.id);
  if (opened) await saveOpened(ctx.db, payment.id, opened);
  return opened?.ref;
}

async function isWanted(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  return ctx.tx(async tx => wants(tx, payment));
}

/** Whether the order still awaits this money, or an edit of it. Locks the order. */
async function wants(tx: TxCtx, { id, order_id, edit_id }: PaymentRow): Promise<boolean> {
  if (edit_id) return lockProposed(tx, order_id, edit_id);
  const isUnpaid = await lockUnpaid(tx, order_id, await listPaidParts(tx.db, id));
  return isUnpaid && (await takenBy(tx, order_id)) === undefined;
}

async function apply(tx: TxCtx, id: PaymentId, said: ProviderPayment): Promise<void> {
  const asked = await findPayment(tx.db, id);
  if (!asked) return;
  const wanted = await wants(tx, asked);
  // Read again: another transaction may have changed it before we got the lock.
  const payment = await findPayment(tx.db, id);
  if (!payment) return;
  const read = { amount: payment.amount_paise, captureRef: payment.capture_ref };
  // What is being sent back confirms nothing, even if the service should say something else of it by now.
  const apart = await keptApart(
    tx.db,
    payment,
    said.captures.map(({ ref }) => ref),
  );
  const captures = said.captures.filter(({ ref }) => !apart.has(ref));
  let { state } = payment;
  for (const happening of readProvider(read, { ...said, captures }, wanted)) {
    const step = stepOf(state, happening.event);
    if (step.to !== state && happening.event !== 'paid' && happening.event !== 'unwanted')
      await setPaymentState(tx, id, step.to);
    if (step.to !== state && step.to === 'failed' && payment.edit_id === null)
      await tx.notify('orders.payment-failed', { orderId: payment.order_id, tryId: id });
    state = step.to;
    for (const effect of step.effects) await carryOut(tx, effect, payment, happening);
  }
}

async function carryOut(tx: TxCtx, effect: PaymentEffect, payment: PaymentRow, { money }: Happening): Promise<void> {
  if (!money) return;
  if (effect === 'confirm the order') {
    await keepMoney(tx, payment, 'paid', money);
    if (payment.edit_id) return confirmEdit(tx, payment.order_id, payment.edit_id);
    const parts = await listPaidParts(tx.db, payment.id);
    await confirmPaid(tx, payment.order_id, { parts, paymentRef: money.ref, payerRef: money.payerRef });
  }
  if (effect === 'owe back') {
    await keepMoney(tx, payment, 'returned', money);
    await returnMoney(tx, payment);
  }
  if (effect === 'owe back apart') await returnApart(tx, payment, money);
}

/**
 * Error handler for provider calls. A refusal becomes providerRefuses, an unreachable provider `whenAway` (if given,
 * otherwise undefined is returned). Both are logged and change nothing; other errors are rethrown.
 * @throws providerRefuses
 */
export function asProblem(ctx: Ctx, whenAway?: () => Problem): (error: unknown) => undefined {
  return error => {
    const isRefused = isRefusal(error);
    if (!isRefused && !isAway(error)) throw error;
    ctx.log.warn({ err: error }, isRefused ? 'provider refuses' : 'provider away');
    if (isRefused) throw providerRefuses();
    if (whenAway) throw whenAway();
    return undefined;
  };
}
