import { type RawBuilder, sql } from 'kysely';
import type { CreditCause } from '#finance/invoices/document-kind.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { type DocumentHead, publishedOrders, publishedParts } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { DocumentId, PartId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A stored document with its cause. */
export interface IssuedDocument {
  readonly id: DocumentId;
  readonly sellerId: SellerId;
  readonly cause: CreditCause | null;
  readonly causeId: string | null;
  readonly document: TaxDocument;
}

/** For other modules: the columns of documents they may read, as a source in SQL. */
export const publishedInvoices = sql`(select id, part_id, kind from invoices)`;

/** In SQL: the content of a part's newest invoice as JSON; null if it has none. */
export function invoiceOf(partId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select i.document from invoices i where i.part_id = ${partId} and i.round is not null
    order by i.round desc limit 1)`;
}

type Row = Omit<IssuedDocument, 'document'> & { readonly document: unknown };

const columns = sql`i.id, i.seller_id as "sellerId", i.cause, i.cause_id as "causeId", i.document`;

/** A part's invoice that has not been cancelled. Locked until the transaction ends, which serializes credit notes. */
export async function lockStandingInvoice(tx: TxCtx, partId: PartId): Promise<IssuedDocument | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from invoices i where i.part_id = ${partId} and i.kind = 'invoice' and not exists (
      select from invoices note where note.against_id = i.id and note.cause <> 'returned')
    for no key update`.execute(tx.db);
  return rows[0] && read(rows[0]);
}

/** The commission invoice that covers a month; older ones cover several months. */
export async function findCommissionOf(
  db: Database,
  toSeller: SellerId,
  month: string,
): Promise<IssuedDocument | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from invoices i where i.to_seller_id = ${toSeller} and i.kind = 'commission' and i.month >= ${month}
    order by i.month limit 1`.execute(db);
  return rows[0] && read(rows[0]);
}

/** Credit notes of an invoice. */
export async function listNotes(db: Database, invoiceId: DocumentId): Promise<IssuedDocument[]> {
  const { rows } = await sql<Row>`
    select ${columns} from invoices i where i.against_id = ${invoiceId} order by i.serial`.execute(db);
  return rows.map(read);
}

/** A document the actor may see: the order's shopper, the sellers named on it, any administrator. */
export async function findDocument(
  db: Database,
  id: DocumentId,
  { kind, id: userId, sellerId }: Actor,
): Promise<TaxDocument | undefined> {
  const mine =
    kind === 'administrator'
      ? sql`true`
      : kind === 'seller'
        ? sql`${sellerId}::uuid in (i.seller_id, i.to_seller_id)`
        : sql`exists (select from ${publishedParts} part join ${publishedOrders} o on o.id = part.order_id
            where part.id = i.part_id and o.user_id = ${userId})`;
  const { rows } = await sql<Row>`select ${columns} from invoices i where i.id = ${id} and ${mine}`.execute(db);
  return rows[0] && read(rows[0]).document;
}

/** Documents of some parts, oldest first. */
export async function listDocumentsOf(db: Database, parts: readonly PartId[]): Promise<DocumentHead[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<DocumentHead>`
    select id, part_id as "partId", kind, number, issued_at as "issuedAt" from invoices
    where part_id = any(${parts}::uuid[]) order by issued_at, kind desc, serial`.execute(db);
  return rows;
}

/** Invoices of some parts that have not been cancelled, by number: one page, and the total count. */
export async function listStandingInvoices(
  db: Database,
  parts: readonly PartId[],
  { limit, offset }: PageSpan,
): Promise<{ readonly documents: readonly TaxDocument[]; readonly total: number }> {
  const standing = sql`i.part_id = any(${parts}::uuid[]) and i.kind = 'invoice' and not exists (
    select from invoices note where note.against_id = i.id and note.cause <> 'returned')`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from invoices i where ${standing}`.execute(db);
  const { rows } = await sql<Row>`
    select ${columns} from invoices i where ${standing} order by i.number, i.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { documents: rows.map(row => read(row).document), total: counted.rows[0]?.total ?? 0 };
}

/** Documents that name a user as the buyer, oldest first. */
export async function listDocumentsOfBuyer(
  db: Database,
  userId: UserId,
): Promise<{ number: string; issuedAt: Date; seller: string; name: string; address: string; total: Paise }[]> {
  const { rows } = await sql<Row & { total: Paise }>`
    select ${columns}, i.total_paise as total from ${publishedOrders} o join ${publishedParts} part on part.order_id = o.id
    join invoices i on i.part_id = part.id where o.user_id = ${userId} order by i.issued_at, i.id`.execute(db);
  return rows.map(row => {
    const { number, issuedAt, supplier, recipient } = read(row).document;
    return {
      number,
      issuedAt,
      seller: supplier.name,
      name: recipient.name,
      address: recipient.address,
      total: row.total,
    };
  });
}

/** Restores the dates, which JSON stores as strings. */
function read(row: Row): IssuedDocument {
  const { issuedAt, order, against, ...rest } = row.document as TaxDocument;
  return {
    ...row,
    document: {
      ...rest,
      issuedAt: new Date(issuedAt),
      order: order && { ...order, placedAt: new Date(order.placedAt) },
      against: against && { ...against, issuedAt: new Date(against.issuedAt) },
    },
  };
}
