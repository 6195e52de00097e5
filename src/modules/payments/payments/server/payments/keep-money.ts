import { createRefund } from '#payments/payments/server/refunds/create-refund.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Money } from '#shared/ports/payment-port.ts';
import type { PaymentRow } from './payments.queries.ts';

/** Records the capture of a payment attempt: `paid` for an order that takes it, `returned` for one that does not. */
export async function keepMoney(
  tx: TxCtx,
  payment: PaymentRow,
  state: 'paid' | 'returned',
  money: Money,
): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({
      state,
      capture_ref: money.ref,
      payer_ref: money.payerRef,
      captured_at: tx.now(),
      updated_at: tx.now(),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** Refunds the whole amount of a payment attempt. */
export async function returnMoney(tx: TxCtx, payment: PaymentRow): Promise<void> {
  await refund(tx, payment.id, payment, payment.amount_paise);
}

/**
 * Records money that came in addition to a payment attempt, or with another amount or currency, as a payment of its
 * own, and refunds it. Idempotent by the provider's capture reference.
 */
export async function returnApart(tx: TxCtx, payment: PaymentRow, money: Money): Promise<void> {
  const id = newId<'payment'>();
  const row = await tx.db
    .insertInto('payments')
    .values({
      id,
      order_id: payment.order_id,
      provider: payment.provider,
      state: 'returned',
      amount_paise: money.amount,
      currency: money.currency,
      capture_ref: money.ref,
      payer_ref: money.payerRef,
      held_until: payment.held_until,
      captured_at: tx.now(),
    })
    .onConflict(conflict => conflict.columns(['provider', 'capture_ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await refund(tx, row.id, payment, money.amount);
}

async function refund(
  tx: TxCtx,
  paymentId: PaymentRow['id'],
  { order_id }: PaymentRow,
  amount: Money['amount'],
): Promise<void> {
  await createRefund(tx, {
    orderId: order_id,
    partId: null,
    paymentId,
    cause: 'unwanted',
    causeId: paymentId,
    lines: [],
    delivery: 0 as Money['amount'],
    amount,
  });
}
