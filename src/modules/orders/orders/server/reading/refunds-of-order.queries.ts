import { type RawBuilder, sql } from 'kysely';
import { publishedRefunds } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { Row } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';

/**
 * In SQL, for a refund `r`: its cash has not reached the shop, so the seller owes it. Cash a seller kept counts as
 * received while their balance covers it.
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
  /** The cash has not reached the shop: the seller owes this refund. */
  readonly waitsForCash: boolean;
}

/** All refunds of an order, oldest first. */
export async function listOrderRefunds(ctx: Pick<Ctx, 'db' | 'ports'>, orderId: OrderId): Promise<OrderRefundRow[]> {
  const { rows } = await sql<OrderRefundRow>`
    select r.id, r.part_id, r.payment_id, r.cause, r.state, r.amount_paise, r.upi_id, r.owed_at, r.settled_at,
      ${waitsForCash(ctx)} as "waitsForCash"
    from ${publishedRefunds} r where r.order_id = ${orderId} order by r.owed_at, r.id`.execute(ctx.db);
  return rows;
}
