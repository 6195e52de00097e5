import { sql } from 'kysely';
import type { CreditCause, DocumentKind } from '#finance/invoices/document-kind.ts';
import { documentNumber, financialYear } from '#finance/invoices/document-number.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { TxCtx } from '#platform/context.ts';
import { type DocumentId, newId, type PartId, type SellerId } from '#shared/id.ts';

/** A document before it gets its number. */
export interface DocumentDraft {
  readonly sellerId: SellerId;
  readonly document: Omit<TaxDocument, 'number'>;
  readonly partId?: PartId;
  readonly round?: number;
  readonly toSellerId?: SellerId;
  readonly month?: string;
  readonly against?: { readonly id: DocumentId; readonly cause: CreditCause; readonly causeId?: string };
}

/**
 * Issues documents: assigns the next numbers of their series and stores them. Series stay locked until the transaction
 * ends, always in the same order, to prevent deadlocks.
 */
export async function writeDocuments(tx: TxCtx, drafts: readonly DocumentDraft[]): Promise<DocumentId[]> {
  const series = Map.groupBy(drafts, ({ sellerId, document: { kind, issuedAt } }) =>
    [sellerId, kind, financialYear(issuedAt)].join(' '),
  );
  const ids: DocumentId[] = [];
  for (const key of [...series.keys()].sort()) ids.push(...(await writeSeries(tx, series.get(key) ?? [])));
  return ids;
}

async function writeSeries(tx: TxCtx, drafts: readonly DocumentDraft[]): Promise<DocumentId[]> {
  const [first] = drafts;
  if (!first) return [];
  const { kind } = first.document;
  const year = financialYear(first.document.issuedAt);
  const last = await takeSerials(tx, { sellerId: first.sellerId, kind, year }, drafts.length);
  const rows = drafts.map((draft, index) => {
    const serial = last - drafts.length + 1 + index;
    const number = documentNumber(kind, year, serial);
    return {
      id: newId<'tax document'>(),
      ...{ kind, seller_id: draft.sellerId, year, serial, number },
      ...{ part_id: draft.partId ?? null, round: draft.round ?? null },
      ...{ to_seller_id: draft.toSellerId ?? null, month: draft.month ?? null },
      against_id: draft.against?.id ?? null,
      cause: draft.against?.cause ?? null,
      cause_id: draft.against?.causeId ?? null,
      total_paise: draft.document.totals.amount,
      document: JSON.stringify({ ...draft.document, number }),
      issued_at: draft.document.issuedAt,
    };
  });
  await tx.db.insertInto('invoices').values(rows).execute();
  return rows.map(({ id }) => id);
}

interface Series {
  readonly sellerId: SellerId;
  readonly kind: DocumentKind;
  readonly year: string;
}

/** Reserves the next serial numbers of a series. @returns the last one */
async function takeSerials(tx: TxCtx, { sellerId, kind, year }: Series, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series (seller_id, kind, year, last_serial) values (${sellerId}, ${kind}, ${year}, ${count})
    on conflict (seller_id, kind, year) do update set last_serial = invoice_series.last_serial + ${count}
    returning last_serial as last`.execute(tx.db);
  const [row] = rows;
  if (!row) throw new Error('a series gave no number');
  return row.last;
}
