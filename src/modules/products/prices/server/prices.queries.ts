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
}

/** Those to end, then those to begin: where one ends another may begin at once. */
export async function listDue(db: Database, now: Date): Promise<DuePrice[]> {
  const { rows } = await sql<DuePrice>`
    select id, product_id as "productId" from (
      select id, product_id, 0 as turn, ends_at as at from scheduled_prices where state <> 'over' and ends_at <= ${now}
      union all
      select id, product_id, 1, starts_at from scheduled_prices
      where state = 'waiting' and starts_at <= ${now} and ends_at > ${now}
    ) due order by turn, at, id limit 1000`.execute(db);
  return rows;
}

/** Where one stands; the caller holds its product. */
export async function stepOf(tx: TxCtx, id: ScheduledPriceId): Promise<'end' | 'miss' | 'start' | 'none'> {
  const { rows } = await sql<{ step: 'end' | 'miss' | 'start' | 'none' }>`
    select case when state = 'over' then 'none'
      when ends_at <= ${tx.now()}::timestamptz then case state when 'waiting' then 'miss' else 'end' end
      when state = 'waiting' and starts_at <= ${tx.now()}::timestamptz then 'start' else 'none' end as step
    from scheduled_prices where id = ${id}`.execute(tx.db);
  return rows[0]?.step ?? 'none';
}

/** Some of the prices of before, but for the one that a product had then. @returns how many */
export async function forgetOldPrices(db: Database, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from price_history where (product_id, at) in (
        select old.product_id, old.at from price_history old where old.at < ${before} and exists (
          select from price_history next
          where next.product_id = old.product_id and next.at > old.at and next.at <= ${before})
        limit ${limit})
      returning 1
    ) select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Products whose present price is older than `before`, so that no lower one of the last 30 days is told beside it. */
export async function listSettled(db: Database, before: Date, limit: number): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p where p.lowest_paise is not null and not exists (
      select from price_history h where h.product_id = p.id and h.at > ${before} and h.paid_paise is distinct from (
        select former.paid_paise from price_history former
        where former.product_id = p.id and former.at < h.at order by former.at desc limit 1))
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function forgetLowest(tx: TxCtx, ids: readonly ProductId[]): Promise<void> {
  await sql`update products set lowest_paise = null where id = any(${ids}::uuid[])`.execute(tx.db);
}

/** What orders took of deals that are over. */
export async function forgetDealSales(db: Database): Promise<void> {
  await sql`delete from deal_sales sold using scheduled_prices s where s.id = sold.price_id and s.state = 'over'`.execute(
    db,
  );
}
