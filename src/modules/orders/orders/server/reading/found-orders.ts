import { type RawBuilder, sql } from 'kysely';
import { momentsOf } from '#orders/orders/list/order-days.ts';
import type { OrderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { type StatusFilter, statusesOf } from '#orders/orders/list/order-filter.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedTitles } from '#products/catalog/server/catalog.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import type { Scope } from './orders.queries.ts';

export type Sql = RawBuilder<unknown>;
type SharedColumn = 'status' | 'payment_status' | 'total_paise' | 'placed_at' | 'updated_at';

/** Orders of a list, as pieces of SQL. A seller's list is made of its parts, everybody else's of whole orders. */
export interface FoundOrders {
  /** What the list is narrowed to but for the status, in words that are the same for the same orders. */
  readonly key: string;
  readonly sellerId: SellerId | undefined;
  /** For `from`: `o` is the order and, of a seller's list, `own` the part. */
  readonly source: Sql;
  /** For `where`: all that narrows the list but the status. */
  readonly where: Sql;
  readonly column: (name: SharedColumn) => Sql;
  /** For parts called `part`: those of the orders found that belong to the list. */
  readonly ofPart: Sql;
}

/** What a filter finds of what somebody may see. @throws notAllowed when a seller names another */
export function findOrders(scope: Scope, filter: OrderFilter, now: Date): FoundOrders {
  if (scope.kind === 'seller' && filter.seller !== undefined && filter.seller !== scope.sellerId) throw notAllowed();
  const sellerId = scope.kind === 'seller' ? scope.sellerId : filter.seller;
  const { since, before } = momentsOf(filter, now);
  const column = (name: SharedColumn) => (sellerId ? sql.ref(`own.${name}`) : sql.ref(`o.${name}`));
  const ofPart = sellerId ? sql`part.seller_id = ${sellerId}` : sql`true`;
  const conditions = [sql`true`];
  if (scope.kind === 'buyer') conditions.push(sql`o.user_id = ${scope.userId}`);
  if (since) conditions.push(sql`${column('placed_at')} >= ${since}`);
  if (before) conditions.push(sql`${column('placed_at')} < ${before}`);
  if (filter.find) conditions.push(fits(filter.find, scope, ofPart));
  return {
    key: JSON.stringify([scope.kind, sellerId, since, before, filter.find]),
    sellerId,
    source: sellerId
      ? sql`order_parts own join orders o on o.id = own.order_id and own.seller_id = ${sellerId}`
      : sql`orders o`,
    where: sql.join(conditions, sql` and `),
    column,
    ofPart,
  };
}

/** The condition that orders are of a status, to be added to the others. What waits for its payment is not to be dispatched. */
export function ofStatus({ column }: FoundOrders, status: StatusFilter | undefined): Sql {
  if (status === undefined) return sql`true`;
  const isPaid = status === 'toDispatch' ? sql` and o.held_until is null` : sql``;
  return sql`${column('status')} in (${sql.join(statusesOf(status))})${isPaid}`;
}

/** An order's number, else an e-mail for administrators, else a piece of a title; signs of patterns are plain characters. */
function fits(text: string, scope: Scope, ofPart: Sql): Sql {
  const number = readOrderNumber(text);
  if (number !== undefined) return sql`o.number = ${number}`;
  if (scope.kind === 'all' && text.includes('@'))
    return sql`o.user_id in (select id from ${publishedUsers} users where email = ${text.toLowerCase()})`;
  const pattern = `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
  return sql`o.id in (
    select part.order_id from ${publishedTitles} sold
    join order_lines line on line.product_id = sold.product_id and line.title = sold.title
    join order_parts part on part.id = line.part_id
    where sold.title ilike ${pattern} and ${ofPart})`;
}
