import { sql } from 'kysely';
import type { Entry } from '#finance/ledger/part-worth.ts';
import { publishedLines, publishedParts } from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { categoriesUpFrom, publishedProducts } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A part's data for the ledger, and how far it is booked. */
export interface LedgerPart {
  readonly id: PartId;
  readonly sellerId: SellerId;
  readonly gstin: string | null;
  readonly placedAt: Date;
  readonly deliveredAt: Date | null;
  /** With what somebody else than the buyer pays for it. */
  readonly delivery: Paise;
  readonly deliveryFunded: Paise;
  /** Number of deliveries so far; the latest counts unless it was undone. */
  readonly generation: number;
  readonly isBooked: boolean;
  /** Of the current delivery. */
  readonly payableAt: Date | null;
}

/** A line with its returns. */
export interface LedgerLine {
  readonly id: string;
  readonly partId: PartId;
  readonly quantity: number;
  /** What it was sold for: paid by the buyer and, for a discount that the seller does not bear, by the shop or a bank. */
  readonly amount: Paise;
  /** The part of it that the buyer paid. */
  readonly paid: Paise;
  readonly returnedQuantity: number;
  readonly returnedAmount: Paise;
  readonly gstBp: number;
  readonly hsn: string | null;
  /** Its category and those above it, the nearest first. */
  readonly kinds: readonly Kind[];
  /** Days after delivery in which it can be returned; null for the usual ones. */
  readonly returnDays: number | null;
  /** The kind of a service; null for a product. */
  readonly service: string | null;
  /** Days after delivery in which a service is to be done; null for products and for what is done. */
  readonly openDays: number | null;
  /** The rate booked with the current delivery. */
  readonly commissionBp: number | null;
}

export interface StandingEntry extends Entry {
  readonly partId: PartId;
  /** The part of the amount that returns have booked. */
  readonly returned: Paise;
  /** Whether the current delivery has it. */
  readonly isOfDelivery: boolean;
}

/** Parts sold by the shop itself are left out: it owes itself nothing. */
export async function listLedgerParts(db: Database, ids: readonly PartId[]): Promise<LedgerPart[]> {
  const { rows } = await sql<LedgerPart>`
    select part.id, part.seller_id as "sellerId", seller.gstin, part.placed_at as "placedAt",
      part.delivered_at as "deliveredAt", part.delivery_paise + part.delivery_funded_paise as delivery,
      part.delivery_funded_paise as "deliveryFunded",
      coalesce(last.generation, 0) as generation,
      coalesce(last.stands, false) as "isBooked", last.payable_at as "payableAt"
    from ${publishedParts} part join ${publishedSellers} seller on seller.id = part.seller_id and not seller.is_house
    left join lateral (
      select posting.generation, posting.payable_at, not exists (
        select from ledger_postings back where back.cause = 'undelivered' and back.cause_id = part.id
          and back.generation = posting.generation) as stands
      from ledger_postings posting where posting.cause = 'delivered' and posting.cause_id = part.id
      order by posting.generation desc limit 1
    ) last on true
    where part.id in (${sql.join(ids)})`.execute(db);
  return rows;
}

export async function listLedgerLines(db: Database, ids: readonly PartId[]): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select line.id, line.part_id as "partId", line.quantity,
      line.total_paise - line.discount_paise + line.funded_paise as amount, line.total_paise - line.discount_paise as paid,
      -coalesce(sum(posted.quantity) filter (where posting.cause = 'returned'), 0)::int as "returnedQuantity",
      -coalesce(sum(posted.amount_paise) filter (where posting.cause = 'returned'), 0)::bigint as "returnedAmount",
      line.gst_rate_bp as "gstBp", line.hsn, ${categoriesUpFrom(sql`product.kind`)} as kinds,
      (line.returns ->> 'days')::int as "returnDays", line.service, line.open_days as "openDays",
      (array_agg(posted.commission_bp order by posting.generation desc) filter (where posting.cause = 'delivered'))[1]
        as "commissionBp"
    from ${publishedLines} line join ${publishedProducts} product on product.id = line.product_id
    left join ledger_lines posted on posted.line_id = line.id left join ledger_postings posting on posting.id = posted.posting_id
    where line.part_id in (${sql.join(ids)})
    group by line.id, line.part_id, line.quantity, line.total_paise, line.discount_paise, line.funded_paise, line.gst_rate_bp, line.hsn, line.position, line.returns, line.service, line.open_days, product.kind
    order by line.part_id, line.position`.execute(db);
  return rows;
}

/** Sums of the entries of these parts, by kind and rate. */
export async function listStandingEntries(db: Database, ids: readonly PartId[]): Promise<StandingEntry[]> {
  const { rows } = await sql<StandingEntry>`
    with last as (
      select part_id, max(generation) as generation from ledger_postings
      where part_id in (${sql.join(ids)}) and cause = 'delivered' group by part_id
    )
    select posting.part_id as "partId", entry.kind, entry.rate_bp as "rateBp", sum(entry.base_paise)::bigint as base,
      sum(entry.amount_paise)::bigint as amount,
      coalesce(sum(entry.amount_paise) filter (where posting.cause = 'returned'), 0)::bigint as returned,
      bool_or(posting.cause = 'delivered' and posting.generation = last.generation) as "isOfDelivery"
    from ledger_postings posting join last on last.part_id = posting.part_id
    join ledger_entries entry on entry.posting_id = posting.id
    group by posting.part_id, entry.kind, entry.rate_bp`.execute(db);
  return rows;
}

/** Whether postings name one of these lines. */
export async function isPosted(db: Database, lineIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from ledger_lines where line_id = any(${lineIds}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}
