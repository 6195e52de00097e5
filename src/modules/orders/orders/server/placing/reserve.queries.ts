import { sql } from 'kysely';
import { type AccountReserve, NEW_COD_HOURS, type ProductReserve } from '#orders/orders/checkout/reserve-limits.ts';
import type { TxCtx } from '#platform/context.ts';
import { HELD } from '#platform/db/statements/held.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { OrderId, ProductId, UserId } from '#shared/id.ts';
import { heldUntilOf } from './unpaid.queries.ts';

export interface OwnReserve extends AccountReserve {
  /** Cash on delivery only: whether the account ever had an order delivered. */
  readonly isKnown: boolean;
  /** Orders that can be paid or cancelled, oldest first. */
  readonly open: readonly { readonly orderId: OrderId; readonly number: number }[];
  /** Seconds until the oldest order of the last 24 hours no longer counts. */
  readonly dayEndsIn: number;
}

/** An account's unpaid online orders. The lock on its cart prevents concurrent ones. */
export async function unpaidOf(tx: TxCtx, userId: UserId): Promise<OwnReserve> {
  const { rows } = await sql<OwnReserve>`
    with unpaid as (
      select id, number, placed_at, held_until is not null as is_open from orders
      where user_id = ${userId} and payment_method <> 'COD' and payment_status in ('pending', 'failed')
        and placed_at > ${tx.now()}::timestamptz - interval '1 day'
    )
    select false as "isKnown", count(*)::int as "ordersInADay", 0 as amount,
      count(*) filter (where is_open)::int as orders,
      coalesce(json_agg(json_build_object('orderId', id, 'number', number) order by placed_at) filter (where is_open), '[]') as open,
      (select coalesce(sum(line.quantity), 0)::int from unpaid join order_parts part on part.order_id = unpaid.id
        join order_lines line on line.part_id = part.id where is_open and line.service is null) as units,
      coalesce(extract(epoch from min(placed_at) - ${tx.now()}::timestamptz) + 86400, 0)::float8 as "dayEndsIn"
    from unpaid`.execute(tx.db);
  const [row] = rows;
  if (!row) throw new Error('a count returned no row');
  return row;
}

const isComing = sql`part.status in ('pending', 'inProcess', 'inShipping')`;

/**
 * An account's undelivered cash orders; empty if it ever had an order delivered. The account stands in subqueries, which
 * PostgreSQL does not look into, and nothing is joined, so that the plan is the same for all accounts and is kept: planning
 * took ten times longer than running it.
 */
export async function newCodOf(tx: TxCtx, userId: UserId): Promise<OwnReserve> {
  const { rows } = await sql<{ isKnown: boolean; coming: readonly ComingOrder[] }>`
    with known as materialized (
      select exists (select from orders o where o.user_id = (select ${userId}::uuid) and (
        select true from order_parts part where part.order_id = o.id and part.status = 'delivered' limit 1)) as yes
    )
    select yes as "isKnown", (
      select coalesce(json_agg(coming) filter (where amount is not null), '[]') from (
        select o.id as "orderId", o.number, (
          select sum(part.total_paise) from order_parts part where part.order_id = o.id and ${isComing}) as amount, (
          select sum((select sum(line.quantity) from order_lines line where line.part_id = part.id and line.service is null))
          from order_parts part where part.order_id = o.id and ${isComing}) as units
        from orders o where not known.yes and o.user_id = (select ${userId}::uuid) and o.payment_method = 'COD'
        order by o.placed_at
      ) coming) as coming
    from known`.execute(tx.db);
  const [row] = rows;
  if (!row) throw new Error('a count returned no row');
  const { isKnown, coming } = row;
  return {
    ...{ isKnown, ordersInADay: 0, dayEndsIn: 0, orders: coming.length },
    amount: coming.reduce((whole, { amount }) => whole + amount, 0),
    units: coming.reduce((whole, { units }) => whole + units, 0),
    open: coming.map(({ orderId, number }) => ({ orderId, number })),
  };
}

interface ComingOrder {
  readonly orderId: OrderId;
  readonly number: number;
  readonly amount: number;
  readonly units: number;
}

export interface Reserving {
  readonly orderId: OrderId;
  readonly userId: UserId;
  /** Hashed. */
  readonly network: string | null;
  readonly isOnline: boolean;
  readonly units: readonly { readonly productId: ProductId; readonly units: number }[];
}

export interface ReservedAlready extends ProductReserve {
  readonly productId: ProductId;
  readonly ofNetwork: number;
  readonly networkFreesIn: number;
  readonly ofShop: number;
  readonly shopFreesIn: number;
}

/**
 * Records the units an order reserves. An advisory lock serializes this until the commit, so that counts are current.
 * @returns what was reserved before, per product
 */
export async function noteReserved(tx: TxCtx, reserving: Reserving): Promise<ReservedAlready[]> {
  const { orderId, userId, network, isOnline, units } = reserving;
  // Asked for together, in this order: what is counted is counted after the lock.
  const locked = sql`select pg_advisory_xact_lock(hashtextextended('orders.reserved', 0)) ${HELD}`.execute(tx.db);
  // An order that is paid by a link is held for longer.
  const until = isOnline ? heldUntilOf(orderId) : sql`now() + ${sql.lit(`${NEW_COD_HOURS} hours`)}::interval`;
  const noted = sql<ReservedAlready>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(units)}::json) as wanted("productId" uuid, units int)
    ), noted as (
      insert into reserved_units (order_id, product_id, units, network, is_online, until)
      select ${orderId}::uuid, "productId", units, ${network}::text, ${isOnline}::boolean, ${until} from wanted
    ), counted as (
      select r.product_id, sum(r.units)::int as all, sum(r.units) filter (where o.user_id = ${userId})::int as account,
        sum(r.units) filter (where r.network = ${network})::int as network
      from reserved_units r join orders o on o.id = r.order_id
      where r.until > now() and r.product_id in (select "productId" from wanted) group by r.product_id
    ), by_network as (
      select coalesce(sum(units), 0)::int as units, extract(epoch from min(until) - now())::float8 as "freesIn"
      from reserved_units where network = ${network} and until > now()
    ), by_shop as (
      select coalesce(sum(units), 0)::int as units, extract(epoch from min(until) - now())::float8 as "freesIn"
      from reserved_units where is_online and until > now()
    )
    select wanted."productId", p.stock + p.held_stock as stock, coalesce(counted.all, 0) as "byAll", coalesce(counted.account, 0) as "byAccount",
      coalesce(counted.network, 0) as "byNetwork",
      by_network.units as "ofNetwork", coalesce(by_network."freesIn", 0) as "networkFreesIn",
      by_shop.units as "ofShop", coalesce(by_shop."freesIn", 0) as "shopFreesIn"
    from wanted join ${publishedProducts} p on p.id = wanted."productId" left join counted on counted.product_id = p.id, by_network, by_shop`.execute(
    tx.db,
  );
  const [{ rows }] = await Promise.all([noted, locked]);
  return rows;
}

export async function freeReserved(tx: TxCtx, orderId: OrderId): Promise<void> {
  await tx.db.deleteFrom('reserved_units').where('order_id', '=', orderId).execute();
}
