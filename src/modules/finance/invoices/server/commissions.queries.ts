import { sql } from 'kysely';
import type { CommissionKind } from '#finance/invoices/document-kind.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { DocumentId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** The shop's own seller, which issues commission invoices. */
export async function findHouse(db: Database): Promise<SellerId | undefined> {
  const { rows } = await sql<{ id: SellerId }>`select id from ${publishedSellers} sellers where is_house`.execute(db);
  return rows[0]?.id;
}

const monthOfPosting = sql`to_char(p.at at time zone 'Asia/Kolkata', 'YYYY-MM')`;
const ofCommission = sql`e.posting_id = p.id and e.kind in ('commission', 'gst_on_commission')`;

/** A seller's month with commission or reversals and no documents yet. */
export interface OpenMonth {
  readonly sellerId: SellerId;
  readonly month: string;
}

/** Open months before a moment, in order per seller. The shop charges itself nothing. */
export async function listOpenMonths(
  db: Database,
  before: Date,
  sellerId: SellerId | null = null,
): Promise<OpenMonth[]> {
  const { rows } = await sql<OpenMonth>`
    with closed as (select seller_id, max(month) as month from commission_months group by seller_id)
    select p.seller_id as "sellerId", ${monthOfPosting} as month
    from ${publishedSellers} s left join closed on closed.seller_id = s.id join ledger_postings p on p.seller_id = s.id
    where p.at < ${before} and p.part_id is not null and not s.is_house
      and (${sellerId}::uuid is null or p.seller_id = ${sellerId})
      and p.at >= coalesce((to_date(closed.month, 'YYYY-MM') + interval '1 month') at time zone 'Asia/Kolkata', '-infinity')
      and exists (select from ledger_entries e where ${ofCommission} and e.amount_paise <> 0)
    group by s.name, 1, 2 order by s.name, 1, 2`.execute(db);
  return rows;
}

/** Commission charged or reversed in a month, at one tax rate. */
export interface CommissionSum {
  /** For reversals: the month in which it was charged. Null for charges. */
  readonly chargedIn: string | null;
  readonly commission: Paise;
  readonly tax: Paise;
  readonly rateBp: number;
}

export async function sumCommissions(
  db: Database,
  sellerId: SellerId,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<CommissionSum[]> {
  const { rows } = await sql<CommissionSum>`
    with posted as (
      select p.id, p.part_id, p.cause,
        coalesce(sum(e.amount_paise) filter (where e.kind = 'commission'), 0) as commission,
        coalesce(sum(e.amount_paise) filter (where e.kind = 'gst_on_commission'), 0) as tax,
        coalesce(max(e.rate_bp) filter (where e.kind = 'gst_on_commission'), 0) as rate
      from ledger_postings p join ledger_entries e on ${ofCommission}
      where p.seller_id = ${sellerId} and p.at >= ${from} and p.at < ${before} group by p.id
    ), dated as (
      select posted.*, case when cause <> 'delivered' then (
        select ${monthOfPosting} from ledger_postings p
        where p.part_id = posted.part_id and p.cause = 'delivered' and p.id < posted.id order by p.id desc limit 1) end as month
      from posted
    )
    select month as "chargedIn", rate as "rateBp", sum(sign * commission)::bigint as commission, sum(sign * tax)::bigint as tax
    from dated, lateral (select case when month is null then -1 else 1 end as sign) way
    group by month, rate having sum(sign * (commission + tax)) > 0 order by 1 nulls first, 2`.execute(db);
  return rows;
}

/** Marks a month's commission as invoiced. */
export async function closeMonth(db: Database, { sellerId, month }: OpenMonth, at: Date): Promise<void> {
  await sql`insert into commission_months (seller_id, month, closed_at) values (${sellerId}, ${month}, ${at})`.execute(
    db,
  );
}

/** A reference to a commission document. */
export interface CommissionHead {
  readonly id: DocumentId;
  readonly kind: CommissionKind;
  readonly number: string;
  readonly month: string;
  readonly total: Paise;
}

/** A commission document with its seller. */
export async function findCommissionDocument(
  db: Database,
  id: DocumentId,
): Promise<(CommissionHead & { readonly sellerId: SellerId }) | undefined> {
  const { rows } = await sql<CommissionHead & { sellerId: SellerId }>`
    select id, kind, number, month, total_paise as total, to_seller_id as "sellerId" from invoices
    where id = ${id} and to_seller_id is not null`.execute(db);
  return rows[0];
}

/** Commission invoices and credit notes of a seller, latest month first. */
export async function listCommissionInvoices(db: Database, sellerId: SellerId): Promise<CommissionHead[]> {
  const { rows } = await sql<CommissionHead>`
    select id, kind, number, month, total_paise as total from invoices
    where to_seller_id = ${sellerId} order by month desc, kind, serial limit 240`.execute(db);
  return rows;
}
