import { sql } from 'kysely';
import type { CashHolder, CashState } from '#finance/cash/cash-states.ts';
import type { StatusFilter } from '#orders/orders/list/order-filter.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import type { OrderStatus } from '#orders/orders/order-status.ts';
import { type FoundOrders, ofStatus } from '#orders/orders/server/reading/found-orders.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** Cursor of a row, with the database's full timestamp precision. */
export interface ExportPlace {
  readonly placedExactly: string;
  readonly id: OrderId;
}

/** One row per part. */
export interface ExportedRow extends ExportPlace {
  readonly number: number;
  readonly placedAt: Date;
  readonly seller: string;
  readonly status: OrderStatus;
  readonly paymentMethod: OrderSummary['paymentMethod'];
  readonly paymentStatus: OrderSummary['paymentStatus'];
  /** Null for online payments and before delivery. */
  readonly cashState: CashState | null;
  readonly cashHolder: CashHolder | null;
  readonly pieces: number;
  readonly goods: string;
  readonly items: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly stateCode: string;
  readonly pincode: string;
  readonly company: string | null;
  readonly gstin: string | null;
  /** The state that its invoice is taxed in; null without one. */
  readonly supply: string | null;
  /** Address of the profile of the platform whose agent prepared it. */
  readonly agent: string | null;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly deliveredAt: Date | null;
  /** Codes of the offers that took off something, or their names. */
  readonly offers: string | null;
  /** What they took off, by who bears it. */
  readonly offSeller: Paise;
  readonly offShop: Paise;
  readonly offBank: Paise;
}

/** The parts of the next `orders` orders after a cursor, oldest first. */
export async function listExported(
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  found: FoundOrders,
  status: StatusFilter | undefined,
  after: ExportPlace | undefined,
  orders: number,
): Promise<ExportedRow[]> {
  const { source, where, column, ofPart } = found;
  const placedAt = column('placed_at');
  // The first condition is redundant, but only it can use an index.
  const later = after
    ? sql`${placedAt} >= ${after.placedExactly}::timestamptz
        and (${placedAt}, o.id) > (${after.placedExactly}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<ExportedRow>`
    with page as (
      select o.*, ${placedAt} as listed_at from ${source}
      where ${where} and ${ofStatus(found, status)} and ${later}
      order by ${placedAt}, o.id limit ${orders}
    )
    select page.listed_at::text as "placedExactly", page.id, page.number, page.placed_at as "placedAt",
      part.seller_name as seller, part.status, page.payment_method as "paymentMethod",
      part.payment_status as "paymentStatus", part.cash_state as "cashState", part.cash_holder as "cashHolder", goods.pieces, goods.goods, part.items_paise as items,
      part.delivery_paise as delivery, part.total_paise as total, coalesce(paper.document #>> '{deliveredTo,name}',
        paper.document #>> '{recipient,name}', page.ship_name) as name, buyer.email,
      page.ship_phone as phone, page.ship_address as address, page.ship_city as city,
      page.ship_state_code as "stateCode", page.ship_pincode as pincode,
      case when paper.document is null then page.company_name
        when paper.document #>> '{recipient,gstin}' is not null then paper.document #>> '{recipient,name}' end as company,
      case when paper.document is null then page.company_gstin else paper.document #>> '{recipient,gstin}' end as gstin,
      paper.document ->> 'placeOfSupply' as supply, page.agent, part.carrier, part.tracking,
      part.delivered_at as "deliveredAt", off.offers, off.seller as "offSeller", off.shop as "offShop",
      off.bank as "offBank"
    from page join order_parts part on part.order_id = page.id and ${ofPart}
    left join ${publishedUsers} buyer on buyer.id = page.user_id and buyer.deleted_at is null
    cross join lateral (select (${ports.finance.invoiceOf(sql.ref('part.id'))})::jsonb as document) paper
    cross join lateral (
      select sum(line.quantity) filter (where line.service is null)::int as pieces,
        string_agg(line.quantity || ' × ' || line.title || coalesce(' [' || line.sku || ']', ''), '; ' order by line.position) as goods
      from order_lines line where line.part_id = part.id
    ) goods
    cross join lateral (
      select string_agg(distinct coalesce(o.code, o.name), ', ') as offers,
        coalesce(sum(d.discount_paise) filter (where d.bearer = 'seller'), 0)::bigint as seller,
        coalesce(sum(d.discount_paise) filter (where d.bearer = 'shop'), 0)::bigint as shop,
        coalesce(sum(d.discount_paise) filter (where d.bearer = 'bank'), 0)::bigint as bank
      from order_discounts d join offers o on o.id = d.offer_id where d.part_id = part.id
    ) off
    order by page.listed_at, page.id, part.seller_name, part.id`.execute(db);
  return rows;
}
