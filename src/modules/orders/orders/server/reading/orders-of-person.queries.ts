import { sql } from 'kysely';
import { eraseExchangesOf } from '#orders/exchanges/server/exchanges.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { eraseNotesOf } from '#orders/sold-services/server/sold-services.ts';
import { erasePayers, listPaymentsOf, listRefundsOf } from '#payments/payments/server/payments.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { OrderId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

const UNDER_WAY = sql`('pending', 'confirmed', 'inProcess', 'inShipping')`;
/** Replaces the street, which must not be empty. */
const ERASED = 'Erased';

/** The user's orders not delivered yet. */
export async function countOrdersUnderWay(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct o.id)::int as count from orders o join order_parts p on p.order_id = o.id
    where o.user_id = ${userId} and p.status in ${UNDER_WAY}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The seller's orders not delivered yet. */
export async function countSalesUnderWay(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_parts where seller_id = ${sellerId} and status in ${UNDER_WAY}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The seller's delivered orders whose cash the shop has not received. */
export async function countCashToCome(db: Database, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_parts
    where seller_id = ${sellerId} and cash_state in ('expected', 'collected')`.execute(db);
  return rows[0]?.count ?? 0;
}

interface OrderOf {
  readonly id: OrderId;
  readonly number: number;
  readonly placedAt: Date;
  readonly changedAt: Date;
  readonly status: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly paymentId: string | null;
  readonly payerId: string | null;
  readonly agent: string | null;
  readonly total: Paise;
}

interface CompanyOf {
  readonly companyName: string | null;
  readonly companyGstin: string | null;
  readonly companyAddress: string | null;
}

interface AddressOf {
  readonly name: string | null;
  readonly address: string;
  readonly city: string;
  readonly stateCode: string;
  readonly pincode: string;
  readonly phone: string;
  readonly notes: string;
}

interface LineOf {
  readonly seller: string;
  readonly title: string;
  readonly quantity: number;
  readonly price: Paise;
  readonly total: Paise;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly serialNumbers: string[];
  /** A day and a part of it. */
  readonly window: string | null;
  /** The words of a gift. */
  readonly giftNote: string | null;
  readonly visit: string | null;
  /** The phone that is given for it, its number, and what it is worth. */
  readonly oldPhone: string | null;
  readonly oldPhoneImei: string | null;
  readonly oldPhoneValue: Paise | null;
  readonly doneAt: Date | null;
  readonly doneNote: string | null;
}

interface EventOf {
  readonly at: Date;
  readonly what: string;
  readonly status: string | null;
  readonly by: string;
  readonly note: string | null;
}

/** All stored data of a user's orders, oldest first, for the privacy export. */
export async function listOrdersOf(db: Database, userId: UserId) {
  const orders = await sql<OrderOf & CompanyOf & AddressOf>`
    select id, number, placed_at as "placedAt", updated_at as "changedAt", status, payment_method as "paymentMethod",
      payment_status as "paymentStatus", payment_id as "paymentId", payer_id as "payerId", agent, total_paise as total,
      ship_name as name, ship_address as address, ship_city as city, ship_state_code as "stateCode",
      ship_pincode as pincode, ship_phone as phone, ship_notes as notes,
      company_name as "companyName", company_gstin as "companyGstin", company_address as "companyAddress"
    from orders where user_id = ${userId} order by placed_at, id`.execute(db);
  const lines = await sql<LineOf & { orderId: OrderId }>`
    select p.order_id as "orderId", p.seller_name as seller, l.title, l.quantity, l.price_paise as price,
      l.total_paise - l.discount_paise as total, p.carrier, p.tracking, array(
        select s.number from sold_serials s where s.line_id = l.id order by s.place) as "serialNumbers",
      p.slot_day || ' ' || p.slot_period as "window", said.note as "giftNote",
      said.scheduled_on || ' ' || said.scheduled_period as visit, old.model as "oldPhone", old.imei as "oldPhoneImei",
      coalesce(old.final_paise, old.quoted_paise) as "oldPhoneValue", said.done_at as "doneAt", said.done_note as "doneNote"
    from orders o join order_parts p on p.order_id = o.id join order_lines l on l.part_id = p.id
    left join order_services said on said.line_id = l.id left join order_exchanges old on old.line_id = l.id
    where o.user_id = ${userId} order by p.seller_name, p.id, l.position`.execute(db);
  const events = await sql<EventOf & { orderId: OrderId }>`
    select e.order_id as "orderId", e.at, e.kind as what, e.status, e.actor_name as by, e.note
    from orders o join order_events e on e.order_id = o.id where o.user_id = ${userId} order by e.id`.execute(db);
  const ids = orders.rows.map(({ id }) => id);
  const payments = await listPaymentsOf(db, ids);
  const refunds = await listRefundsOf(db, ids);
  return orders.rows.map(({ id, number, ...order }) => ({
    ...order,
    number: orderNumber(number),
    deliveredTo: order,
    lines: lines.rows.filter(({ orderId }) => orderId === id),
    events: events.rows.filter(({ orderId }) => orderId === id),
    payments: payments.filter(({ orderId }) => orderId === id),
    refunds: refunds.filter(({ orderId }) => orderId === id),
  }));
}

/**
 * Erases personal data from a user's orders, GST details included; issued invoices keep theirs. City, state and PIN code stay, because taxes depend on them; so do items,
 * prices and sellers.
 */
export async function eraseBuyer(tx: Tx, userId: UserId, pseudonym: string): Promise<void> {
  await sql`
    with notes as (${eraseNotesOf(userId)})
    update orders set ship_name = null, ship_address = ${ERASED}, ship_phone = '', ship_notes = '',
      ship_address_id = null, payer_id = null, company_name = null, company_gstin = null, company_address = null,
      agent = substring(agent from '^https?://[^/?#]+')
    where user_id = ${userId}`.execute(tx);
  await eraseExchangesOf(tx, userId);
  const orders = await tx.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  await erasePayers(
    tx,
    orders.map(({ id }) => id),
  );
  // A cancellation's note is the shopper's own text; notes of sellers stay.
  await sql`
    update order_events set actor_name = ${pseudonym}, note = case when status = 'cancelled' then null else note end
    where actor_id = ${userId}`.execute(tx);
}

/** Erases who proposed edits of orders. */
export async function eraseProposerOf(tx: Tx, userId: UserId, pseudonym: string): Promise<void> {
  await sql`
    update proposed_edits set made_by = null, made_by_name = ${pseudonym} where made_by = ${userId}`.execute(tx);
}

/** Number of orders per user; users without orders are missing. */
export async function countOrdersByBuyer(db: Database, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: UserId; count: number }>`
    select user_id as id, count(*)::int as count from orders where user_id = any(${ids}::uuid[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * How many orders are not of the demo.
 * @param demoEmails a pattern of `like` that the address of every demo shopper fits; an order paid online, or of an
 * account that is gone, is real
 */
export async function countRealOrders(db: Database, demoEmails: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o left join ${publishedUsers} u on u.id = o.user_id
    where u.email is null or u.email not like ${demoEmails}
      or o.payment_method not in ('COD', 'sandbox')`.execute(db);
  return rows[0]?.count ?? 0;
}
