import { type RawBuilder, sql } from 'kysely';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { isAway, isRefusal, OWN_ORIGIN } from '#payments/payments/server/providers/payment-provider.ts';
import { type PaymentProviders, payableNamed } from '#payments/payments/server/providers/payment-providers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { newId, type OrderId, type PartId, type PaymentId, type ProposedEditId } from '#shared/id.ts';
import { type Paise, sum } from '#shared/money/money.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import { findPayment, type PaymentRow, saveOpened } from './payments.queries.ts';

export interface ToBePaid {
  readonly orderId: OrderId;
  readonly provider: ProviderName;
  /** As SQL: until when the order's stock is reserved. */
  readonly heldUntil: RawBuilder<Date>;
  /** The seller orders it pays. If fewer of them remain when the money comes, the rest is refunded. */
  readonly parts: readonly { readonly id: PartId; readonly amount: Paise }[];
  /** The proposed edit whose difference it pays, instead of the order. */
  readonly editId?: ProposedEditId;
}

/**
 * Records a payment attempt, in the transaction that places the order. It is open until the order's stock is released.
 * `approvalOf` requests it from the provider after the commit.
 */
export async function openPayment(
  tx: TxCtx,
  { orderId, provider, heldUntil, parts, editId }: ToBePaid,
): Promise<PaymentId> {
  const id = newId<'payment'>();
  const amount = sum(parts.map(part => part.amount));
  const covered = JSON.stringify(parts);
  await sql`
    with opened as (
      insert into payments (id, order_id, provider, amount_paise, held_until, edit_id)
      values (${id}, ${orderId}, ${provider}, ${amount}, ${heldUntil}, ${editId ?? null})
      returning id
    )
    insert into payment_parts (payment_id, part_id, amount_paise)
    select opened.id, part.id, part.amount
    from opened cross join json_to_recordset(${covered}::json) as part(id uuid, amount bigint)`.execute(tx.db);
  return id;
}

interface ToApprove {
  /** The order number that people read. */
  readonly number: string;
  readonly returnUrl: string;
}

/**
 * The address where the shopper approves a payment: the stored one, or the provider's answer, which is then stored.
 * Idempotent: calling it again opens no second payment. Null if the provider is unavailable or refuses; the payment
 * stays open, and the call can be repeated. Not for use inside a transaction.
 */
export async function approvalOf(
  ctx: Ctx,
  providers: PaymentProviders,
  payment: PaymentRow,
  { number, returnUrl }: ToApprove,
): Promise<string | null> {
  if (payment.approval_url !== null) return payment.approval_url;
  const provider = payableNamed(providers, payment.provider);
  if (!provider || payment.state !== 'open') return null;
  try {
    const opened = await provider.open({
      paymentId: payment.id,
      orderId: payment.order_id,
      number,
      amount: payment.amount_paise,
      returnUrl,
      heldUntil: payment.held_until,
    });
    if (!provider.origins.includes(new URL(opened.approvalUrl, OWN_ORIGIN).origin))
      throw new AdapterFailed(
        'unavailable',
        `${opened.ref} is to be approved at an address that is not the provider's`,
      );
    await saveOpened(ctx.db, payment.id, opened);
  } catch (error) {
    if (!isAway(error) && !isRefusal(error)) throw error;
    ctx.log.warn({ err: error, provider: provider.name, payment: payment.id }, 'payment not opened');
    return null;
  }
  // A concurrent call may have stored its answer first.
  return (await findPayment(ctx.db, payment.id))?.approval_url ?? null;
}
