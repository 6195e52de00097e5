import { type RawBuilder, sql } from 'kysely';
import { orderNumber, readOrderNumber } from '#orders/orders/order-number.ts';
import { type OrderScope, orderScopeOf } from '#orders/orders/server/orders.ts';
import { type listReturns as endpoint, RETURN_VIEWS, type ReturnView } from '#orders/returns/desk.contract.ts';
import { readReturnNumber, returnNumber } from '#orders/returns/return/return-number.ts';
import type { ReturnReason } from '#orders/returns/return/return-reasons.ts';
import type { ReturnId, ReturnState } from '#orders/returns/return/return-states.ts';
import { publishedRefundLines, publishedRefunds } from '#payments/payments/server/payments.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage, type PageSpan } from '#shared/api/page-of-list.ts';
import { type Paise, toRupees } from '#shared/money/money.ts';

type Answer = Omit<WireAnswerOf<typeof endpoint>, 'success'>;

const STATES: Readonly<Record<Exclude<ReturnView, 'all'>, readonly ReturnState[]>> = {
  waiting: ['requested', 'received'],
  coming: ['approved'],
  settled: ['settled'],
  closed: ['refused', 'withdrawn'],
};

interface ListedReturn {
  readonly id: ReturnId;
  readonly number: number;
  readonly orderNumber: number;
  readonly seller: string;
  readonly buyer: string | null;
  readonly title: string;
  readonly pieces: number;
  readonly reason: ReturnReason;
  readonly state: ReturnState;
  readonly amount: Paise;
  readonly requestedAt: Date;
}

/** A page of the returns the actor may see, with the matches in each view. */
export async function listReturns(
  ctx: ActorCtx,
  { show = 'waiting', find, ...query }: InputOf<typeof endpoint>,
): Promise<Answer> {
  const found = sql`${inScope(orderScopeOf(ctx.actor))} and ${fits(find)}`;
  const counts = await countReturns(ctx.db, found);
  const page = askedPage(query);
  const rows = await selectPage(ctx.db, { found, show, ...page });
  return { ...page.of(rows.map(presentRow), counts[show]), counts };
}

async function countReturns(db: Database, found: RawBuilder<unknown>): Promise<Record<ReturnView, number>> {
  const columns = RETURN_VIEWS.map(view => sql`count(*) filter (where ${inView(view)})::int as ${sql.ref(view)}`);
  const { rows } = await sql<Record<ReturnView, number>>`
    select ${sql.join(columns)} from returns r join orders o on o.id = r.order_id where ${found}`.execute(db);
  return rows[0] ?? { waiting: 0, coming: 0, settled: 0, closed: 0, all: 0 };
}

interface Wanted extends PageSpan {
  readonly found: RawBuilder<unknown>;
  readonly show: ReturnView;
}

async function selectPage(db: Database, { found, show, limit, offset }: Wanted): Promise<ListedReturn[]> {
  const order =
    show === 'waiting' || show === 'coming' ? sql`r.requested_at, r.number` : sql`r.requested_at desc, r.number desc`;
  const { rows } = await sql<ListedReturn>`
    select r.id, r.number, o.number as "orderNumber", part.seller_name as seller, o.ship_name as buyer, r.reason, r.state,
      r.requested_at as "requestedAt", goods.title, goods.pieces, goods.amount
    from returns r join orders o on o.id = r.order_id join order_parts part on part.id = r.part_id
    cross join lateral (
      select (array_agg(line.title order by line.position))[1] as title, sum(back.quantity)::int as pieces,
        sum(coalesce(refunded.amount_paise, (line.total_paise - line.discount_paise) * back.quantity / line.quantity))::bigint
          as amount
      from return_lines back join order_lines line on line.id = back.line_id
      left join ${publishedRefunds} refund on refund.cause = 'returned' and refund.cause_id = r.id
      left join ${publishedRefundLines} refunded on refunded.refund_id = refund.id and refunded.line_id = line.id
      where back.return_id = r.id
    ) goods
    where ${found} and ${inView(show)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

function inView(view: ReturnView): RawBuilder<unknown> {
  return view === 'all' ? sql`true` : sql`r.state in (${sql.join(STATES[view].map(state => sql.lit(state)))})`;
}

function inScope(scope: OrderScope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'seller' ? sql`r.seller_id = ${scope.sellerId}` : sql`r.user_id = ${scope.userId}`;
}

function fits(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const number = readReturnNumber(find);
  if (number !== undefined) return sql`r.number = ${number}`;
  const ofOrder = readOrderNumber(find);
  // Bare digits may be an order's or a return's number.
  if (ofOrder !== undefined)
    return sql`(o.number = ${ofOrder} or ${/^\d/.test(find)}::boolean and r.number = ${ofOrder})`;
  const pattern = containing(find);
  return sql`(o.ship_name ilike ${pattern} or exists (
    select from return_lines back join order_lines line on line.id = back.line_id
    where back.return_id = r.id and line.title ilike ${pattern}))`;
}

function presentRow({
  id,
  number,
  orderNumber: order,
  amount,
  requestedAt,
  ...row
}: ListedReturn): Answer['data'][number] {
  return {
    ...row,
    _id: id,
    number: returnNumber(number),
    orderNumber: orderNumber(order),
    amount: toRupees(amount),
    requestedAt: requestedAt.toISOString(),
  };
}
