import { type RawBuilder, sql } from 'kysely';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type OrderId, type PartId, type PaymentId } from '#shared/id.ts';
import { type Paise, sum } from '#shared/money/money.ts';

export interface ToBePaid {
  readonly orderId: OrderId;
  readonly provider: ProviderName;
  /** In SQL: how long the order's products are held. */
  readonly heldUntil: RawBuilder<Date>;
  /** What the payment is for; it pays these parts, and if it comes for fewer of them, the rest goes back. */
  readonly parts: readonly { readonly id: PartId; readonly amount: Paise }[];
}

/**
 * Writes down a try to pay, in the transaction of what is to be paid. It holds as long as the order's products are held. The
 * provider is asked for it once that has committed (`approvalOf`).
 */
export async function openPayment(tx: TxCtx, { orderId, provider, heldUntil, parts }: ToBePaid): Promise<PaymentId> {
  const id = newId<'payment'>();
  const amount = sum(parts.map(part => part.amount));
  const covered = JSON.stringify(parts);
  await sql`
    with opened as (
      insert into payments (id, order_id, provider, amount_paise, held_until)
      values (${id}, ${orderId}, ${provider}, ${amount}, ${heldUntil})
      returning id
    )
    insert into payment_parts (payment_id, part_id, amount_paise)
    select opened.id, part.id, part.amount
    from opened cross join json_to_recordset(${covered}::json) as part(id uuid, amount bigint)`.execute(tx.db);
  return id;
}
