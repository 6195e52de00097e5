import { type RawBuilder, sql } from 'kysely';
import { type Moments, momentsOf } from '#orders/orders/list/order-days.ts';
import type { OrderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { type StatusFilter, statusesOf } from '#orders/orders/list/order-filter.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { publishedTitles } from '#products/catalog/server/catalog.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import type { OrderScope } from './orders.queries.ts';

export type Sql = RawBuilder<unknown>;
type SharedColumn = 'status' | 'payment_status' | 'total_paise' | 'placed_at' | 'updated_at';

/** A filtered list of orders as SQL fragments. A seller's list consists of their parts, all others of whole orders. */
export interface FoundOrders {
  /** Cache key: the filter without the status. */
  readonly key: string;
  readonly sellerId: SellerId | undefined;
  /** For `from`: `o` is the order; in a seller's list, `own` is the part. */
  readonly source: Sql;
  /** For `where`: the filter without the status. */
  readonly where: Sql;
  readonly column: (name: SharedColumn) => Sql;
  /** For parts aliased `part`: restricts them to those of the list. */
  readonly ofPart: Sql;
  /** The days of the list, if nothing else restricts it: then sums of days count it. */
  readonly days: Moments | undefined;
}

/**
 * Combines the scope with a filter.
 * @param reach how far back a search goes (`searchReach`)
 * @throws notAllowed if a seller passes another seller's id
 */
export function findOrders(scope: OrderScope, filter: OrderFilter, now: Date, reach?: Date): FoundOrders {
  if (scope.kind === 'seller' && filter.seller !== undefined && filter.seller !== scope.sellerId) throw notAllowed();
  const sellerId = scope.kind === 'seller' ? scope.sellerId : filter.seller;
  const { since: asked, before } = momentsOf(filter, now);
  const since = reach ?? asked;
  const column = (name: SharedColumn) => (sellerId ? sql.ref(`own.${name}`) : sql.ref(`o.${name}`));
  const ofPart = sellerId ? sql`part.seller_id = ${sellerId}` : sql`true`;
  const conditions = [sql`true`];
  if (scope.kind === 'buyer') conditions.push(sql`o.user_id = ${scope.userId}`);
  if (since) conditions.push(sql`${column('placed_at')} >= ${since}`);
  if (before) conditions.push(sql`${column('placed_at')} < ${before}`);
  if (filter.visit) conditions.push(hasVisit(filter.visit, ofPart, dayIn(now)));
  if (filter.find) conditions.push(fits(filter.find, scope, ofPart, reach));
  return {
    key: JSON.stringify([scope.kind, sellerId, since, before, filter.find, filter.visit && [filter.visit, dayIn(now)]]),
    sellerId,
    source: sellerId
      ? sql`order_parts own join orders o on o.id = own.order_id and own.seller_id = ${sellerId}`
      : sql`orders o`,
    where: sql.join(conditions, sql` and `),
    column,
    ofPart,
    days: scope.kind === 'buyer' || filter.visit || filter.find ? undefined : { since, before },
  };
}

/** The condition for a status. Orders awaiting payment are not to be dispatched. */
export function ofStatus({ column }: FoundOrders, status: StatusFilter | undefined): Sql {
  if (status === undefined) return sql`true`;
  const isPaid = status === 'toDispatch' ? sql` and o.held_until is null` : sql``;
  return sql`${column('status')} in (${sql.join(statusesOf(status))})${isPaid}`;
}

/** The condition for `order_days`: the days of the list that are summed, which is up to `until`. */
export function isInDays({ sellerId, days }: FoundOrders, until: Date): Sql {
  const before = days?.before && days.before < until ? days.before : until;
  const since = days?.since ? sql`day >= ${dayIn(days.since)}::date` : sql`true`;
  return sql`${sellerId ? sql`seller_id = ${sellerId}` : sql`seller_id is null`} and ${since} and day < ${dayIn(before)}::date`;
}

/** @param today in India */
function hasVisit(visit: NonNullable<OrderFilter['visit']>, ofPart: Sql, today: string): Sql {
  const late = sql`and (part.delivered_at at time zone 'Asia/Kolkata')::date + open.days < ${today}::date`;
  return sql`o.id in (
    select part.order_id from order_services open join order_parts part on part.id = open.part_id
    where open.done_at is null and open.called_off_at is null and open.days is not null and part.status = 'delivered' and ${ofPart}
      ${visit === 'overdue' ? late : sql``})`;
}

/**
 * Matches an order number; else, for administrators, an e-mail address; else part of a title. Wildcards are escaped.
 */
function fits(text: string, scope: OrderScope, ofPart: Sql, reach: Date | undefined): Sql {
  const number = readOrderNumber(text);
  if (number !== undefined) return sql`o.number = ${number}`;
  if (scope.kind === 'all' && text.includes('@'))
    return sql`o.user_id in (select id from ${publishedUsers} users where email = ${text.toLowerCase()})`;
  const pattern = containing(text);
  // Of the latest seller orders, line by line: they are few beside all lines of what is sold often.
  if (reach)
    return sql`o.id in (
      select part.order_id from order_parts part cross join lateral (
        select from order_lines line where line.part_id = part.id and line.title ilike ${pattern} limit 1) hit
      where ${ofPart} and part.placed_at >= ${reach})`;
  return sql`o.id in (
    select part.order_id from ${publishedTitles} sold
    join order_lines line on line.product_id = sold.product_id and line.title = sold.title
    join order_parts part on part.id = line.part_id
    where sold.title ilike ${pattern} and ${ofPart})`;
}
