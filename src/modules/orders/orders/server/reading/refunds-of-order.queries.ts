import { type RawBuilder, sql } from 'kysely';
import { publishedRefunds } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { Row } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';

/**
 * In SQL, of a refund `r`: cash is to go back that the shop has not received, so its seller owes it. What a seller keeps
 * against its earnings counts as received as long as these cover it.
 */
export function waitsForCash({ ports }: Pick<Ctx, 'ports'>): RawBuilder<unknown> {
  return sql`(r.payment_id is null and r.state <> 'settled' and exists (
    select from order_parts held where held.id = r.part_id and case coalesce(held.cash_state, 'expected')
      when 'expected' then true when 'collected' then true
      when 'kept' then ${ports.finance.owesShop(sql.ref('held.seller_id'))}
      else false end))`;
}

export interface OrderRefundRow
  extends Pick<
    Row<'refunds'>,
    'id' | 'part_id' | 'payment_id' | 'cause' | 'state' | 'amount_paise' | 'upi_id' | 'owed_at' | 'settled_at'
  > {
  /** The shop has not received the cash that is to go back; its seller owes it. */
  readonly waitsForCash: boolean;
}

/** What is owed back of an order or went back already, oldest first. */
export async function listOrderRefunds(ctx: Pick<Ctx, 'db' | 'ports'>, orderId: OrderId): Promise<OrderRefundRow[]> {
  const { rows } = await sql<OrderRefundRow>`
    select r.id, r.part_id, r.payment_id, r.cause, r.state, r.amount_paise, r.upi_id, r.owed_at, r.settled_at,
      ${waitsForCash(ctx)} as "waitsForCash"
    from ${publishedRefunds} r where r.order_id = ${orderId} order by r.owed_at, r.id`.execute(ctx.db);
  return rows;
}
