import { type RawBuilder, sql } from 'kysely';
import type { CashHolder, CashState } from '#finance/cash/cash-states.ts';
import { CASH_VIEWS, type CashView } from '#finance/cash/contract.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import type { OrderStatus } from '#orders/orders/order-status.ts';
import { publishedCashDays, publishedOrders, publishedParts, summedUntil } from '#orders/orders/server/orders.ts';
import { publishedRefunds } from '#payments/payments/server/payments.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { OrderId, PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';

/** The cash of a seller order. */
export interface CashOfPart {
  readonly partId: PartId;
  readonly orderId: OrderId;
  readonly orderNumber: number;
  readonly sellerId: SellerId;
  readonly seller: string;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly amount: Paise;
  /** Null until delivered. */
  readonly state: CashState | null;
  readonly holder: CashHolder | null;
  readonly deliveredAt: Date | null;
  readonly unprovenReason: string | null;
  readonly receivedOn: string | null;
  readonly reference: string | null;
}

const COLUMNS = sql`part.id as "partId", o.id as "orderId", o.number as "orderNumber", part.seller_id as "sellerId",
  part.seller_name as seller, part.carrier, part.tracking, part.total_paise as amount, part.cash_state as state,
  part.cash_holder as holder, part.delivered_at as "deliveredAt", part.unproven_reason as "unprovenReason",
  part.cash_on::text as "receivedOn", part.cash_reference as reference`;
const SOURCE = sql`${publishedParts} part join ${publishedOrders} o on o.id = part.order_id`;
const IN_VIEW: Readonly<Record<CashView, RawBuilder<unknown>>> = {
  out: sql`part.cash_state in ('expected', 'collected')`,
  in: sql`part.cash_state in ('remitted', 'direct')`,
  kept: sql`part.cash_state = 'kept'`,
  all: sql`part.cash_state is not null`,
};

/** Undefined for unknown ids and online payments. */
export async function findCash(db: Database, id: PartId): Promise<CashOfPart | undefined> {
  const { rows } = await sql<CashOfPart>`
    select ${COLUMNS} from ${SOURCE} where part.id = ${id} and o.payment_method = 'COD'`.execute(db);
  return rows[0];
}

/** The part's status, and whether its cash was already refunded to the shopper. */
export interface CashUse {
  readonly status: OrderStatus;
  readonly isRefunded: boolean;
}

export async function findCashUse(db: Database, id: PartId): Promise<CashUse | undefined> {
  const { rows } = await sql<CashUse>`
    select part.status, exists (select from ${publishedRefunds} r where r.part_id = part.id and r.payment_id is null
      and r.state = 'settled') as "isRefunded"
    from ${publishedParts} part where part.id = ${id}`.execute(db);
  return rows[0];
}

interface Filter extends PageSpan {
  readonly show: CashView;
  readonly find: string | undefined;
}

export async function listCashRows(db: Database, { show, find, limit, offset }: Filter): Promise<CashOfPart[]> {
  const order = show === 'out' ? sql`part.delivered_at, part.id` : sql`part.delivered_at desc, part.id desc`;
  const { rows } = await sql<CashOfPart>`
    select ${COLUMNS} from ${SOURCE} where ${IN_VIEW[show]} and ${fits(find)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countCash(db: Database, find: string | undefined): Promise<Record<CashView, number>> {
  if (!find) return countAllCash(db);
  const columns = CASH_VIEWS.map(view => sql`count(*) filter (where ${IN_VIEW[view]})::int as ${sql.ref(view)}`);
  const { rows } = await sql<Record<CashView, number>>`
    select ${sql.join(columns)} from ${SOURCE} where ${IN_VIEW.all} and ${fits(find)}`.execute(db);
  return rows[0] ?? NO_CASH;
}

const NO_CASH: Record<CashView, number> = { out: 0, in: 0, kept: 0, all: 0 };

/** What has arrived, or is kept, by sums of days and since; what is out is little, and an index has it. */
async function countAllCash(db: Database): Promise<Record<CashView, number>> {
  const since = (await summedUntil(db)) ?? LONG_AGO;
  const { rows } = await sql<{ out: number; in: number; kept: number }>`
    select (select count(*) from ${publishedParts} part where ${IN_VIEW.out})::int as out,
      (coalesce(sum(cash_in), 0) + (select count(*) from ${publishedParts} part
        where ${IN_VIEW.in} and part.placed_at >= ${since}))::int as in,
      (coalesce(sum(cash_kept), 0) + (select count(*) from ${publishedParts} part
        where ${IN_VIEW.kept} and part.placed_at >= ${since}))::int as kept
    from ${publishedCashDays} days where day < ${dayIn(since)}::date`.execute(db);
  const [counts] = rows;
  return counts ? { ...counts, all: counts.out + counts.in + counts.kept } : NO_CASH;
}

/** Before any order. */
const LONG_AGO = new Date('1970-01-01T00:00:00Z');

export interface DebtorRow {
  readonly holder: CashHolder | null;
  /** Null for a courier without a name. */
  readonly name: string | null;
  readonly count: number;
  readonly amount: Paise;
  readonly oldest: Date;
}

/** Holders of pending cash, largest amount first; at most twelve. */
export async function listDebtors(db: Database): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    select part.cash_holder as holder,
      case part.cash_holder when 'courier' then part.carrier else part.seller_name end as name,
      count(*)::int as count, sum(part.total_paise)::bigint as amount, min(coalesce(part.delivered_at, part.updated_at)) as oldest
    from ${publishedParts} part where ${IN_VIEW.out} group by 1, 2 order by 4 desc, 2 limit 12`.execute(db);
  return rows;
}

/** Cash orders by order or tracking numbers from a courier's list. */
export async function findByNumbers(
  db: Database,
  numbers: readonly number[],
  trackings: readonly string[],
): Promise<CashOfPart[]> {
  const { rows } = await sql<CashOfPart>`
    select ${COLUMNS} from ${SOURCE} where o.payment_method = 'COD'
      and (o.number = any(${numbers}::bigint[]) or part.tracking = any(${trackings}::text[]))
    order by part.id`.execute(db);
  return rows;
}

function fits(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const pattern = containing(find);
  const number = readOrderNumber(find);
  const ofOrder = number === undefined ? sql`false` : sql`o.number = ${number}`;
  return sql`(${ofOrder} or part.tracking ilike ${pattern} or part.seller_name ilike ${pattern} or part.carrier ilike ${pattern})`;
}
