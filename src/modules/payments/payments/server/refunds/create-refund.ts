import { sql } from 'kysely';
import type { RefundCause } from '#payments/payments/payment-states.ts';
import { type PaymentLeft, type RefundShare, shareRefund } from '#payments/payments/share-refund.ts';
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

type RefundOfPart = Omit<RefundOwed, 'paymentId' | 'partId'> & { readonly partId: PartId };

/**
 * Records a refund of a seller order, in the transaction of its cause, from the payments that paid it: no payment gives back
 * more than it brought in. If several have to, the first has the lines, and each of the others completes it. Of what was not
 * paid online it is a refund by hand. The caller holds the lock on the order.
 * @returns undefined if this cause has a refund already; then nothing is written
 */
export async function refundPart(tx: TxCtx, owed: RefundOfPart): Promise<RefundId | undefined> {
  const payments = await listLeft(tx, owed.partId);
  if (payments.length === 0) return createRefund(tx, { ...owed, paymentId: null });
  const [first, ...others] = shareRefund(payments, amountOf(owed), owed.delivery);
  if (!first) throw new Error('a refund of nothing');
  const id = await createRefund(tx, { ...owed, ...sharedOf(first) });
  if (id === undefined) return undefined;
  for (const share of others)
    await createRefund(
      tx,
      { ...owed, ...sharedOf(share), causeId: newId(), lines: [], exchange: paise(0) },
      { restOf: id },
    );
  return id;
}

const sharedOf = ({ payment: paymentId, amount, delivery }: RefundShare) => ({ paymentId, amount, delivery });

/** The payments of a seller order, oldest first, with what each has left of what it brought in for it. */
async function listLeft(tx: TxCtx, partId: PartId): Promise<PaymentLeft[]> {
  const { rows } = await sql<PaymentLeft>`
    select p.id, paid.amount_paise - coalesce((select sum(r.amount_paise) from refunds r
      where r.payment_id = p.id and r.part_id = ${partId}), 0)::bigint as left
    from payment_parts paid join payments p on p.id = paid.payment_id
    where paid.part_id = ${partId} and p.state = 'paid' order by p.captured_at, p.id`.execute(tx.db);
  return rows;
}

/**
 * Records a refund, in the transaction of its cause. If the money came through a provider, a job sends it back there
 * after the commit.
 * @returns undefined if this cause has a refund already; then nothing is written
 */
export async function createRefund(
  tx: TxCtx,
  owed: RefundOwed,
  { restOf }: { readonly restOf?: RefundId } = {},
): Promise<RefundId | undefined> {
  const id = newId<'refund'>();
  const row = await tx.db
    .insertInto('refunds')
    .values({
      id,
      order_id: owed.orderId,
      part_id: owed.partId,
      payment_id: owed.paymentId,
      cause: owed.cause,
      cause_id: owed.causeId,
      amount_paise: amountOf(owed),
      delivery_paise: owed.delivery,
      exchange_paise: owed.exchange ?? paise(0),
      upi_id: owed.upiId ?? null,
      rest_of: restOf ?? null,
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

function amountOf({ amount, lines, delivery, exchange = paise(0) }: RefundShares): Paise {
  return amount ?? paise(sum([...lines.map(line => line.amount), delivery]) - exchange);
}

type RefundShares = Pick<RefundOwed, 'amount' | 'lines' | 'delivery' | 'exchange'>;
