import type { RefundCause } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type OrderId, type PartId, type PaymentId, type RefundId } from '#shared/id.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'payments.send-refund': { readonly refundId: RefundId };
  }
}

interface RefundLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: Paise;
}

export interface RefundOwed {
  readonly orderId: OrderId;
  readonly partId: PartId | null;
  readonly paymentId: PaymentId | null;
  readonly cause: RefundCause;
  /** Id of the record that caused it: a seller order, a return or a payment. One cause has at most one refund. */
  readonly causeId: string;
  readonly lines: readonly RefundLine[];
  readonly delivery: Paise;
  /** The amount, for money that belongs to no lines. */
  readonly amount?: Paise;
  readonly upiId?: string;
  /** What was given for old phones that go back with a return; taken off the rest. */
  readonly exchange?: Paise;
}

/**
 * Records a refund, in the transaction of its cause. If the money came through a provider, a job sends it back there
 * after the commit.
 * @returns undefined if this cause has a refund already; then nothing is written
 */
export async function createRefund(tx: TxCtx, owed: RefundOwed): Promise<RefundId | undefined> {
  const id = newId<'refund'>();
  const { exchange = paise(0) } = owed;
  const amount = owed.amount ?? paise(sum([...owed.lines.map(line => line.amount), owed.delivery]) - exchange);
  const row = await tx.db
    .insertInto('refunds')
    .values({
      id,
      order_id: owed.orderId,
      part_id: owed.partId,
      payment_id: owed.paymentId,
      cause: owed.cause,
      cause_id: owed.causeId,
      amount_paise: amount,
      delivery_paise: owed.delivery,
      exchange_paise: exchange,
      upi_id: owed.upiId ?? null,
      owed_at: tx.now(),
      updated_at: tx.now(),
    })
    .onConflict(conflict => conflict.columns(['cause', 'cause_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  if (owed.lines.length > 0)
    await tx.db
      .insertInto('refund_lines')
      .values(
        owed.lines.map(line => ({
          refund_id: id,
          line_id: line.lineId,
          quantity: line.quantity,
          amount_paise: line.amount,
        })),
      )
      .execute();
  if (owed.paymentId) await tx.later('payments.send-refund', { refundId: id });
  return id;
}
