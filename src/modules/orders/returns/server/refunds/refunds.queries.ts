import { type RawBuilder, sql } from 'kysely';
import type { CashHolder, CashState } from '#finance/cash/cash-states.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { waitsForCash } from '#orders/orders/server/orders.ts';
import { ALERT_AFTER_DAYS, daysBefore, LATE_AFTER_DAYS } from '#orders/returns/refunds/refund-age.ts';
import { REFUND_VIEWS, type RefundRow, type RefundView } from '#orders/returns/refunds/refunds.contract.ts';
import { readReturnNumber } from '#orders/returns/return/return-number.ts';
import type { RefundCause, RefundState } from '#payments/payments/payment-states.ts';
import { publishedApprovals, publishedRefunds } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { OrderId, PartId, PaymentId, RefundId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface RefundRecord {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly orderNumber: number;
  readonly userId: UserId | null;
  readonly seller: string | null;
  readonly buyer: string | null;
  readonly partId: PartId | null;
  readonly cause: RefundCause;
  readonly causeId: string;
  readonly returnNumber: number | null;
  readonly amount: Paise;
  readonly paymentMethod: RefundRow['paymentMethod'];
  readonly paymentId: PaymentId | null;
  readonly state: RefundState;
  readonly owedAt: Date;
  readonly settledAt: Date | null;
  readonly upiId: string | null;
  readonly reference: string | null;
  readonly failure: string | null;
  readonly cashState: CashState | null;
  readonly cashHolder: CashHolder | null;
  readonly waitsForCash: boolean;
  readonly approvals: readonly { readonly userId: UserId; readonly by: string; readonly at: string }[];
}

type Reading = Pick<Ctx, 'db' | 'ports'>;

const columns = (
  ctx: Reading,
) => sql`r.id, r.order_id as "orderId", o.number as "orderNumber", o.user_id as "userId", part.seller_name as seller,
  o.ship_name as buyer, r.part_id as "partId", r.cause, r.cause_id as "causeId", back.number as "returnNumber", r.amount_paise as amount,
  o.payment_method as "paymentMethod", r.payment_id as "paymentId", r.state, r.owed_at as "owedAt",
  r.settled_at as "settledAt", r.upi_id as "upiId", r.provider_ref as reference, r.failure,
  part.cash_state as "cashState", part.cash_holder as "cashHolder", ${waitsForCash(ctx)} as "waitsForCash",
  coalesce((select json_agg(json_build_object('userId', said.user_id, 'by', said.user_name, 'at', said.at) order by said.at)
    from ${publishedApprovals} said where said.refund_id = r.id), '[]'::json) as approvals`;
const SOURCE = sql`${publishedRefunds} r join orders o on o.id = r.order_id left join order_parts part on part.id = r.part_id
  left join returns back on r.cause = 'returned'
    and back.id = coalesce((select first.cause_id from ${publishedRefunds} first where first.id = r.rest_of), r.cause_id)`;

export async function findRefund(ctx: Reading, id: RefundId): Promise<RefundRecord | undefined> {
  const { rows } = await sql<RefundRecord>`select ${columns(ctx)} from ${SOURCE} where r.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export async function countRefunds(
  db: Database,
  find: string | undefined,
  now: Date,
): Promise<Record<RefundView | 'alerts', number>> {
  const columns = REFUND_VIEWS.map(view => sql`count(*) filter (where ${inView(view, now)})::int as ${sql.ref(view)}`);
  const alerts = sql`count(*) filter (where ${unsettledFor(ALERT_AFTER_DAYS, now)})::int as alerts`;
  const { rows } = await sql<Record<RefundView | 'alerts', number>>`
    select ${sql.join([...columns, alerts])} from ${SOURCE} where ${fits(find)}`.execute(db);
  return rows[0] ?? { open: 0, late: 0, settled: 0, all: 0, alerts: 0 };
}

interface Filter extends PageSpan {
  readonly show: RefundView;
  readonly find: string | undefined;
  readonly now: Date;
}

export async function listRefundRows(
  ctx: Reading,
  { show, find, now, limit, offset }: Filter,
): Promise<RefundRecord[]> {
  const order = show === 'open' || show === 'late' ? sql`r.owed_at, r.id` : sql`r.owed_at desc, r.id desc`;
  const { rows } = await sql<RefundRecord>`
    select ${columns(ctx)} from ${SOURCE} where ${inView(show, now)} and ${fits(find)}
    order by ${order} limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
}

function inView(view: RefundView, now: Date): RawBuilder<unknown> {
  if (view === 'all') return sql`true`;
  if (view === 'settled') return sql`r.state = 'settled'`;
  return view === 'open' ? sql`r.state <> 'settled'` : unsettledFor(LATE_AFTER_DAYS, now);
}

/** The rule of refundAge, in SQL. */
function unsettledFor(days: number, now: Date): RawBuilder<unknown> {
  return sql`(r.state <> 'settled' and r.owed_at < ${daysBefore(now, days)}::timestamptz)`;
}

function fits(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const ofReturn = readReturnNumber(find);
  if (ofReturn !== undefined) return sql`back.number = ${ofReturn}`;
  const ofOrder = readOrderNumber(find);
  if (ofOrder !== undefined) return sql`o.number = ${ofOrder}`;
  return sql`o.ship_name ilike ${containing(find)}`;
}
