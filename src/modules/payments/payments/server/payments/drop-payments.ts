import { stepOf } from '#payments/payments/payment-machine.ts';
import { isRefusal } from '#payments/payments/server/providers/payment-provider.ts';
import type { PaymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { OrderId, PaymentId, ProposedEditId } from '#shared/id.ts';
import { findPayment } from './payments.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'payments.close': { readonly paymentId: PaymentId };
  }
}

/**
 * Marks the open payment of an order as expired, or that of a proposed edit of it, in the transaction that makes it
 * unnecessary, and adds a job that closes it at the provider. Money that comes anyway is refunded.
 */
export async function dropPayments(tx: TxCtx, orderId: OrderId, editId: ProposedEditId | null = null): Promise<void> {
  const { to } = stepOf('open', 'dropped');
  const rows = await tx.db
    .updateTable('payments')
    .set({ state: to, updated_at: tx.now() })
    .where('order_id', '=', orderId)
    .where('edit_id', 'is not distinct from', editId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  for (const { id } of rows) await tx.later('payments.close', { paymentId: id });
}

/** Closes a dropped payment at its provider. One that can't be closed any more is left as it is. */
export function closePayment(providers: PaymentProviders): JobHandler<'payments.close'> {
  return async (ctx, { paymentId }) => {
    const payment = await findPayment(ctx.db, paymentId);
    const provider = payment && providers.named(payment.provider);
    if (!provider) return;
    const ref = payment.provider_ref ?? (await provider.find(paymentId))?.ref;
    if (ref === undefined) return;
    try {
      await provider.close(ref);
    } catch (error) {
      // Not an error: money that comes for it is refunded.
      if (!isRefusal(error)) throw error;
      ctx.log.info({ err: error, payment: paymentId }, 'payment stays open');
    }
  };
}
