import './invoices.tables.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { DocumentId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

/** What the shop has kept of a seller's sales and not invoiced yet. */
export interface Uninvoiced {
  readonly sellerId: SellerId;
  readonly commission: Paise;
  readonly tax: Paise;
  readonly rateBp: number;
}

/** The house seller, in whose name the shop issues its own invoices. */
export async function findHouse(db: Database): Promise<SellerId | undefined> {
  const { rows } = await sql<{ id: SellerId }>`select id from sellers where is_house`.execute(db);
  return rows[0]?.id;
}

/**
 * What sellers were charged until a moment, less what earlier invoices say; so what reversals left below zero in one month
 * comes off the next. Sellers that have the month's invoice are passed over, and so is the shop itself.
 */
export async function listUninvoicedCommissions(db: Database, month: string, before: Date): Promise<Uninvoiced[]> {
  const { rows } = await sql<Uninvoiced>`
    with charged as (
      select p.seller_id, -sum(e.amount_paise) filter (where e.kind = 'commission') as commission,
        -sum(e.amount_paise) filter (where e.kind = 'gst_on_commission') as tax,
        max(e.rate_bp) filter (where e.kind = 'gst_on_commission') as rate
      from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where p.at < ${before} and e.kind in ('commission', 'gst_on_commission') group by p.seller_id
    ), done as (
      select to_seller_id as seller_id, max(month) as last, sum((document->'totals'->>'taxable')::bigint) as commission,
        sum(total_paise - (document->'totals'->>'taxable')::bigint) as tax
      from invoices where kind = 'commission' group by to_seller_id
    ), due as (
      select charged.seller_id, charged.rate, charged.commission - coalesce(done.commission, 0) as commission,
        coalesce(charged.tax, 0) - coalesce(done.tax, 0) as tax
      from charged left join done on done.seller_id = charged.seller_id
      where done.last is null or done.last < ${month}
    )
    select due.seller_id as "sellerId", due.commission::bigint as commission, due.tax::bigint as tax,
      coalesce(due.rate, 0) as "rateBp"
    from due join sellers s on s.id = due.seller_id
    where due.commission > 0 and due.tax >= 0 and not s.is_house order by s.name, s.id`.execute(db);
  return rows;
}

/** How a seller's month points to its invoice. */
export interface CommissionHead {
  readonly id: DocumentId;
  readonly number: string;
  readonly month: string;
  readonly total: Paise;
}

/** One of the shop's own invoices, and to whom it is. */
export async function findCommissionInvoice(
  db: Database,
  id: DocumentId,
): Promise<(CommissionHead & { readonly sellerId: SellerId }) | undefined> {
  const { rows } = await sql<CommissionHead & { sellerId: SellerId }>`
    select id, number, month, total_paise as total, to_seller_id as "sellerId" from invoices
    where id = ${id} and kind = 'commission'`.execute(db);
  return rows[0];
}

/** The shop's invoices to a seller, the latest first. */
export async function listCommissionInvoices(db: Database, sellerId: SellerId): Promise<CommissionHead[]> {
  const { rows } = await sql<CommissionHead>`
    select id, number, month, total_paise as total from invoices
    where to_seller_id = ${sellerId} order by month desc limit 120`.execute(db);
  return rows;
}
