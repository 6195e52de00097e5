import { confirmPaid, lockUnpaid } from '#orders/orders/server/orders.ts';
import { type PaymentEffect, stepOf } from '#payments/payments/payment-machine.ts';
import { type Happening, readProvider } from '#payments/payments/read-provider.ts';
import {
  type AskingTime,
  allTheTime,
  findPayment,
  keepMoney,
  listPaidParts,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRow,
  type ProviderPayment,
  ProviderUnreachable,
  providerNamed,
  returnApart,
  returnMoney,
  saveOpened,
  setPaymentState,
  takenBy,
} from '#payments/payments/server/payments.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { PaymentId } from '#shared/id.ts';

/**
 * Asks the provider what has become of a try to pay and does what follows from it, all in one transaction: the order is
 * confirmed, or the money is written down and owed back. Returns, messages and the shop's own rounds all come here; called
 * again, late, twice at once or in any order it does nothing twice (I5). Not for use inside a transaction.
 * @param isTime what is asked of a provider is asked while there is time; the rounds go on where a request had none left
 * @throws ProviderUnreachable when there is no answer, ProviderRefused for a no; then nothing has changed
 */
export async function settle(
  ctx: Ctx,
  providers: PaymentProviders,
  id: PaymentId,
  isTime: AskingTime = allTheTime,
): Promise<void> {
  const payment = await findPayment(ctx.db, id);
  const provider = payment && providerNamed(providers, payment.provider);
  if (!provider) return;
  const said = await ask(ctx, provider, payment, isTime);
  if (said) await ctx.tx(tx => apply(tx, id, said));
}

async function ask(
  ctx: Ctx,
  provider: PaymentProvider,
  payment: PaymentRow,
  isTime: AskingTime,
): Promise<ProviderPayment | undefined> {
  const inTime = () => {
    if (!isTime()) throw new ProviderUnreachable(`${provider.name} took too long to be asked more`);
  };
  inTime();
  const ref = payment.provider_ref ?? (await recoverRef(ctx, provider, payment));
  if (ref === undefined) return undefined;
  inTime();
  const said = await provider.look(ref);
  if (said?.state !== 'approved') return said;
  // Nothing is taken that would go back at once.
  if (!(await isWanted(ctx, payment))) return said;
  inTime();
  return provider.capture(said.ref);
}

/** The shop may have died between opening a payment and writing down what the provider calls it. */
async function recoverRef(ctx: Ctx, provider: PaymentProvider, payment: PaymentRow): Promise<string | undefined> {
  const opened = await provider.find(payment.id);
  if (opened) await saveOpened(ctx.db, payment.id, opened);
  return opened?.ref;
}

async function isWanted(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  return ctx.tx(async tx => wants(tx, payment));
}

/** Whether the order waits for this money. Holds the order. */
async function wants(tx: TxCtx, { id, order_id }: PaymentRow): Promise<boolean> {
  const isUnpaid = await lockUnpaid(tx, order_id, await listPaidParts(tx.db, id));
  return isUnpaid && (await takenBy(tx, order_id)) === undefined;
}

async function apply(tx: TxCtx, id: PaymentId, said: ProviderPayment): Promise<void> {
  const asked = await findPayment(tx.db, id);
  if (!asked) return;
  const wanted = await wants(tx, asked);
  // Read again, because whoever held the order before may have changed it.
  const payment = await findPayment(tx.db, id);
  if (!payment) return;
  const read = { amount: payment.amount_paise, captureRef: payment.capture_ref };
  let { state } = payment;
  for (const happening of readProvider(read, said, wanted)) {
    const step = stepOf(state, happening.event);
    if (step.to !== state && happening.event !== 'paid' && happening.event !== 'unwanted')
      await setPaymentState(tx, id, step.to);
    if (step.to !== state && step.to === 'failed')
      await tx.notify('orders.payment-failed', { orderId: payment.order_id, tryId: id });
    state = step.to;
    for (const effect of step.effects) await carryOut(tx, effect, payment, happening);
  }
}

async function carryOut(tx: TxCtx, effect: PaymentEffect, payment: PaymentRow, { money }: Happening): Promise<void> {
  if (!money) return;
  if (effect === 'confirm the order') {
    await keepMoney(tx, payment, 'paid', money);
    const parts = await listPaidParts(tx.db, payment.id);
    await confirmPaid(tx, payment.order_id, { parts, paymentRef: money.ref, payerRef: money.payerRef });
  }
  if (effect === 'owe back') {
    await keepMoney(tx, payment, 'returned', money);
    await returnMoney(tx, payment);
  }
  if (effect === 'owe back apart') await returnApart(tx, payment, money);
}
