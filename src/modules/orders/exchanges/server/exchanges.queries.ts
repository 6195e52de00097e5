import { sql } from 'kysely';
import {
  type ExchangeCondition,
  type ExchangeQuoteId,
  type ExchangeState,
  MOST_WAITING_DAYS,
} from '#orders/exchanges/exchange.ts';
import { phoneInExchange } from '#orders/exchanges/refusals.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { OrderId, PartId, ProductId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface QuoteRow {
  readonly id: ExchangeQuoteId;
  readonly userId: UserId | null;
  readonly productId: ProductId;
  readonly model: string;
  readonly condition: ExchangeCondition;
  readonly imei: string;
  readonly value: Paise;
  readonly expiresAt: Date;
  /** Its phone is in an order that is not finished. */
  readonly isInOrder: boolean;
}

export async function insertQuote(
  db: Database,
  { id, userId, productId, model, condition, imei, value, expiresAt }: Omit<QuoteRow, 'isInOrder'>,
  at: Date,
): Promise<void> {
  await db
    .insertInto('exchange_quotes')
    .values({
      ...{ id, model, condition, imei },
      ...{ user_id: userId, product_id: productId, value_paise: value, quoted_at: at, expires_at: expiresAt },
    })
    .execute();
}

export async function findQuotes(db: Database, ids: readonly ExchangeQuoteId[]): Promise<QuoteRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QuoteRow>`
    select q.id, q.user_id as "userId", q.product_id as "productId", q.model, q.condition, q.imei, q.value_paise as value,
      q.expires_at as "expiresAt",
      exists (select from order_exchanges e where e.imei = q.imei and e.state = 'open') as "isInOrder"
    from exchange_quotes q where q.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Which of these sellers take phones in exchange. */
export async function listTakers(db: Database, sellers: readonly SellerId[]): Promise<ReadonlySet<SellerId>> {
  if (sellers.length === 0) return new Set();
  const { rows } = await sql<{ id: SellerId }>`
    select seller_id as id from exchange_sellers where seller_id = any(${sellers}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function setTaker(tx: TxCtx, sellerId: SellerId, takes: boolean): Promise<void> {
  if (takes)
    await sql`insert into exchange_sellers (seller_id, since) values (${sellerId}, ${tx.now()}) on conflict do nothing`.execute(
      tx.db,
    );
  else await sql`delete from exchange_sellers where seller_id = ${sellerId}`.execute(tx.db);
}

/** What goes with an order. */
export interface NewExchange {
  readonly productId: ProductId;
  readonly model: string;
  readonly condition: ExchangeCondition;
  readonly imei: string;
  readonly value: Paise;
}

/**
 * Writes the phones of an order that has been written. The database lets a phone be in one unfinished exchange only.
 * @throws phoneInExchange
 */
export async function insertExchanges(tx: TxCtx, orderId: OrderId, exchanges: readonly NewExchange[]): Promise<void> {
  if (exchanges.length === 0) return;
  const rows = exchanges.toSorted((one, other) => (one.imei < other.imei ? -1 : 1));
  const { rows: written } = await sql`
    insert into order_exchanges (line_id, part_id, model, condition, imei, quoted_paise)
    select line.id, line.part_id, given.model, given.condition, given.imei, given.value
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given("productId" uuid, model text, condition text, imei text, value bigint)
    join order_lines line on line.product_id = given."productId" and line.service is null
    join order_parts part on part.id = line.part_id and part.order_id = ${orderId}
    order by given.imei returning line_id`
    .execute(tx.db)
    .catch(error => {
      if (violatedConstraint(error) === 'order_exchanges_one_open') throw phoneInExchange();
      throw error;
    });
  if (written.length !== exchanges.length) throw new Error(`not all phones of order ${orderId} have a line`);
}

export interface OrderExchangeRow {
  readonly lineId: string;
  readonly partId: PartId;
  readonly model: string;
  readonly condition: ExchangeCondition;
  readonly imei: string | null;
  readonly quoted: Paise;
  readonly state: ExchangeState;
  readonly final: Paise | null;
  readonly finalCondition: ExchangeCondition | null;
  readonly reason: string | null;
  readonly settledAt: Date | null;
}

/** Of these parts, in the order of their lines. */
export async function exchangesOf(db: Database, parts: readonly PartId[]): Promise<OrderExchangeRow[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<OrderExchangeRow>`
    select e.line_id as "lineId", e.part_id as "partId", e.model, e.condition, e.imei, e.quoted_paise as quoted, e.state,
      e.final_paise as final, e.final_condition as "finalCondition", e.reason, e.settled_at as "settledAt"
    from order_exchanges e join order_lines line on line.id = e.line_id
    where e.part_id = any(${parts}::uuid[]) order by e.part_id, line.position`.execute(db);
  return rows;
}

type Settled =
  | { readonly state: 'confirmed'; readonly final: Paise; readonly condition: ExchangeCondition }
  | { readonly state: 'rejected'; readonly reason: string };

/** @returns false if it is not open any more */
export async function closeExchange(tx: TxCtx, lineId: string, settled: Settled): Promise<boolean> {
  const { final = null, condition = null } = settled.state === 'confirmed' ? settled : {};
  const reason = settled.state === 'rejected' ? settled.reason : null;
  const { rows } = await sql`
    update order_exchanges set state = ${settled.state}, final_paise = ${final}::bigint, final_condition = ${condition}::text,
      reason = ${reason}::text, settled_at = ${tx.now()}, settled_by = ${tx.actor?.id ?? null}
    where line_id = ${lineId} and state = 'open' returning line_id`.execute(tx.db);
  return rows.length > 0;
}

/** Nobody waits for phones any more whose new products are not wanted. */
export async function voidExchanges(tx: TxCtx, parts: readonly PartId[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    update order_exchanges set state = 'void', settled_at = ${tx.now()}, settled_by = ${tx.actor?.id ?? null}
    where part_id = any(${parts}::uuid[]) and state = 'open'`.execute(tx.db);
}

/** A phone that goes back, with what was given for it. */
interface UndoneExchange {
  readonly lineId: string;
  readonly model: string;
  readonly final: Paise;
}

/**
 * What a completed return means for phones: of a line whose units are all returned, one that was taken goes back, and one that was
 * not is not waited for. The caller has written the return and holds the lock on the order.
 */
export async function undoExchanges(tx: TxCtx, lineIds: readonly string[]): Promise<UndoneExchange[]> {
  const { rows } = await sql<UndoneExchange & { state: ExchangeState }>`
    update order_exchanges e set state = case e.state when 'confirmed' then 'undone' else 'void' end,
      settled_at = coalesce(e.settled_at, ${tx.now()}::timestamptz)
    where e.line_id = any(${lineIds}::uuid[]) and e.state in ('open', 'confirmed')
    returning e.line_id as "lineId", e.model, coalesce(e.final_paise, 0)::bigint as final, e.state`.execute(tx.db);
  return rows.filter(({ state }) => state === 'undone');
}

/** Deletes quotes that do not stand any more, and ends the wait for phones that nobody has decided on since the delivery. */
export async function sweepExchanges(db: Database): Promise<void> {
  await sql`delete from exchange_quotes where expires_at <= now()`.execute(db);
  await sql`
    update order_exchanges e set state = 'void', settled_at = now() from order_parts part
    where part.id = e.part_id and e.state = 'open' and part.delivered_at < now() - make_interval(days => ${sql.lit(MOST_WAITING_DAYS)})`.execute(
    db,
  );
}

/** For the export of personal data. */
export async function listQuotesOf(db: Database, userId: UserId) {
  const { rows } = await sql<{
    quotedAt: Date;
    expiresAt: Date;
    model: string;
    condition: string;
    imei: string;
    value: Paise;
  }>`
    select quoted_at as "quotedAt", expires_at as "expiresAt", model, condition, imei, value_paise as value
    from exchange_quotes where user_id = ${userId} order by quoted_at, id`.execute(db);
  return rows;
}

export async function eraseQuotesOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('exchange_quotes').where('user_id', '=', userId).execute();
}

/** Erases the numbers of phones on orders; what was given for them stays. */
export async function eraseExchangesOf(tx: Tx, userId: UserId): Promise<void> {
  await sql`
    update order_exchanges e set imei = null, state = case e.state when 'open' then 'void' else e.state end,
      settled_at = coalesce(e.settled_at, now())
    from order_parts part join orders o on o.id = part.order_id
    where part.id = e.part_id and o.user_id = ${userId}`.execute(tx);
}
