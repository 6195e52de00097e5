import { type RawBuilder, sql } from 'kysely';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type OrderId, type PartId, type PaymentId } from '#shared/id.ts';
import { type Paise, sum } from '#shared/money/money.ts';

export interface ToBePaid {
  readonly orderId: OrderId;
  readonly provider: ProviderName;
  /** As SQL: until when the order's stock is reserved. */
  readonly heldUntil: RawBuilder<Date>;
  /** The seller orders it pays. If fewer of them remain when the money comes, the rest is refunded. */
  readonly parts: readonly { readonly id: PartId; readonly amount: Paise }[];
}

/**
 * Records a payment attempt, in the transaction that places the order. It is open until the order's stock is released.
 * `approvalOf` requests it from the provider after the commit.
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
