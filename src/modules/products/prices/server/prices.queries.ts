import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PriceOutcome, PriceState } from '#products/catalog/prices/scheduled-price.ts';
import type { PriceView } from '#products/prices/prices.contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, ScheduledPriceId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface PriceRow {
  readonly id: ScheduledPriceId;
  readonly productId: ProductId;
  readonly title: string;
  readonly sellerId: SellerId;
  readonly seller: string;
  readonly mrp: Paise;
  readonly price: Paise;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: PriceState;
  readonly outcome: PriceOutcome | null;
  readonly units: number | null;
  readonly perPerson: number | null;
  readonly left: number | null;
}

export interface PriceFilter {
  readonly sellerId: SellerId | undefined;
  readonly find: string | undefined;
  readonly productId: ProductId | undefined;
}

const VIEW_OF_STATE = sql`case s.state when 'sold-out' then 'running' else s.state end`;

function fits({ sellerId, find, productId }: PriceFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (sellerId) parts.push(sql`p.seller_id = ${sellerId}`);
  if (productId) parts.push(sql`s.product_id = ${productId}`);
  if (find) parts.push(sql`(p.title ilike ${containing(find)} or p.sku ilike ${containing(find)})`);
  return sql.join(parts, sql` and `);
}

export async function countPrices(db: Database, filter: PriceFilter): Promise<Record<PriceView, number>> {
  const { rows } = await sql<{ view: PriceView; count: number }>`
    select ${VIEW_OF_STATE} as view, count(*)::int as count
    from scheduled_prices s join products p on p.id = s.product_id where ${fits(filter)} group by 1`.execute(db);
  const counted = new Map(rows.map(({ view, count }) => [view, count]));
  const of = (view: PriceView) => counted.get(view) ?? 0;
  return { running: of('running'), waiting: of('waiting'), over: of('over') };
}

/** What is running, then what is next, then what is over, the last first. */
export async function listPriceRows(
  db: Database,
  filter: PriceFilter & PageSpan & { readonly view: PriceView | undefined },
): Promise<PriceRow[]> {
  const { view, limit, offset } = filter;
  const { rows } = await sql<PriceRow>`
    ${selectPrices} where ${fits(filter)} and ${view ? sql`${VIEW_OF_STATE} = ${view}` : sql`true`}
    order by s.state = 'over', s.state = 'waiting',
      case when s.state = 'over' then s.updated_at end desc, s.starts_at, s.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

const selectPrices = sql`
  select s.id, s.product_id as "productId", p.title, p.seller_id as "sellerId", seller.name as seller, p.price_paise as mrp,
    s.price_paise as price, s.starts_at as "startsAt", s.ends_at as "endsAt", s.state, s.outcome, s.units,
    s.per_person as "perPerson",
    case when s.state = 'running' and s.units is not null then p.stock when s.state = 'sold-out' then 0 end as left
  from scheduled_prices s join products p on p.id = s.product_id
  join ${publishedSellers} seller on seller.id = p.seller_id`;

/** One of a seller's, or of anybody's. */
export async function findPrice(
  db: Database,
  id: ScheduledPriceId,
  sellerId: SellerId | undefined,
): Promise<PriceRow | undefined> {
  const { rows } = await sql<PriceRow>`
    ${selectPrices} where s.id = ${id} and ${sellerId ? sql`p.seller_id = ${sellerId}` : sql`true`}`.execute(db);
  return rows[0];
}

export interface NewPrice {
  readonly id: ScheduledPriceId;
  readonly productId: ProductId;
  readonly price: Paise;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly units: number | null;
  readonly perPerson: number | null;
}

export async function insertPrice(tx: TxCtx, { productId, price, startsAt, endsAt, units, ...more }: NewPrice) {
  await tx.db
    .insertInto('scheduled_prices')
    .values({
      ...{ id: more.id, product_id: productId, price_paise: price, starts_at: startsAt, ends_at: endsAt, units },
      ...{ per_person: more.perPerson, created_at: tx.now(), updated_at: tx.now() },
    })
    .execute();
}

/** How many of a product are not over; the caller holds the product. */
export async function countAhead(tx: TxCtx, productId: ProductId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduled_prices where product_id = ${productId} and state <> 'over'`.execute(
    tx.db,
  );
  return rows[0]?.count ?? 0;
}

export interface DuePrice {
  readonly id: ScheduledPriceId;
  readonly productId: ProductId;
  /** Its place among those that are due. */
  readonly turn: number;
  readonly at: string;
}

/** Those to end, then those to begin: where one ends another may begin at once. @param after the last one of before */
export async function listDue(
  db: Database,
  { now, after, limit }: { readonly now: Date; readonly after: DuePrice | null; readonly limit: number },
): Promise<DuePrice[]> {
  const rest = after
    ? sql`(turn, at, id) > (${after.turn}::int, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<DuePrice>`
    select id, product_id as "productId", turn, at::text as at from (
      select id, product_id, 0 as turn, ends_at as at from scheduled_prices where state <> 'over' and ends_at <= ${now}
      union all
      select id, product_id, 1, starts_at from scheduled_prices
      where state = 'waiting' and starts_at <= ${now} and ends_at > ${now}
    ) due where ${rest} order by due.turn, due.at, due.id limit ${limit}`.execute(db);
  return rows;
}

/** Where one stands; the caller holds its product. */
export async function scheduledStepOf(tx: TxCtx, id: ScheduledPriceId): Promise<'end' | 'miss' | 'start' | 'none'> {
  const { rows } = await sql<{ step: 'end' | 'miss' | 'start' | 'none' }>`
    select case when state = 'over' then 'none'
      when ends_at <= ${tx.now()}::timestamptz then case state when 'waiting' then 'miss' else 'end' end
      when state = 'waiting' and starts_at <= ${tx.now()}::timestamptz then 'start' else 'none' end as step
    from scheduled_prices where id = ${id}`.execute(tx.db);
  return rows[0]?.step ?? 'none';
}

/** A row of the history of prices, with all digits of its moment. */
export interface PastPrice {
  readonly id: ProductId;
  readonly at: string;
}

/**
 * Forgets, of the next `limit` prices of before, all but the one that a product had then.
 * @returns the last one that was looked at; undefined after the last of all
 */
export async function forgetOldPrices(
  db: Database,
  { before, after, limit }: { readonly before: Date; readonly after: PastPrice | undefined; readonly limit: number },
): Promise<PastPrice | undefined> {
  const rest = after ? sql`(at, product_id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<PastPrice>`
    with old as materialized (
      select product_id, at from price_history where at < ${before} and ${rest} order by at, product_id limit ${limit}
    ), gone as (
      delete from price_history h using old where h.product_id = old.product_id and h.at = old.at and exists (
        select from price_history next where next.product_id = old.product_id and next.at > old.at and next.at <= ${before})
    )
    select product_id as id, at::text as at from old order by old.at desc, product_id desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Of the next `limit` products with a lower price of the last 30 days, those whose present price is older than `before`, so that
 * no other one is told beside it. @returns them with the last one that was looked at, which is undefined after the last of all
 */
export async function listSettled(
  db: Database,
  { before, after, limit }: { readonly before: Date; readonly after: ProductId | undefined; readonly limit: number },
): Promise<{ ids: ProductId[]; last: ProductId | undefined }> {
  const { rows } = await sql<{ id: ProductId; isSettled: boolean }>`
    with looked_at as materialized (
      select id from products where lowest_paise is not null and ${after ? sql`id > ${after}::uuid` : sql`true`}
      order by id limit ${limit}
    )
    select p.id, not exists (
      select from price_history h where h.product_id = p.id and h.at > ${before} and h.paid_paise is distinct from (
        select former.paid_paise from price_history former
        where former.product_id = p.id and former.at < h.at order by former.at desc limit 1)) as "isSettled"
    from looked_at p order by p.id`.execute(db);
  return { ids: rows.filter(({ isSettled }) => isSettled).map(({ id }) => id), last: rows.at(-1)?.id };
}

export async function forgetLowest(tx: TxCtx, ids: readonly ProductId[]): Promise<void> {
  await sql`update products set lowest_paise = null where id = any(${ids}::uuid[])`.execute(tx.db);
}

/** Some of what orders took of deals that are over. @returns how many */
export async function forgetDealSales(db: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from deal_sales where (part_id, price_id) in (
        select sold.part_id, sold.price_id from deal_sales sold join scheduled_prices s on s.id = sold.price_id
        where s.state = 'over' limit ${limit})
      returning 1
    ) select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}
