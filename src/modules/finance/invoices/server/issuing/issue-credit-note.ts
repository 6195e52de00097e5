import { creditShare } from '#finance/invoices/credit-share.ts';
import { taxTotals } from '#finance/invoices/draft-document.ts';
import { type IssuedDocument, listNotes, lockStandingInvoice } from '#finance/invoices/server/invoices.queries.ts';
import type { TaxDocument, TaxLine } from '#finance/invoices/tax-document.schema.ts';
import type { CreditLine, CreditRequest } from '#orders/orders/server/orders.ts';
import type { TxCtx } from '#platform/context.ts';
import type { DocumentId, PartId } from '#shared/id.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { worthOfUnits } from '#shared/money/share.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Issues a credit note against a part's invoice in the caller's transaction, with tax in proportion. Notes never exceed
 * the invoice, and a full credit leaves no paisa of any tax.
 * @returns undefined if the part has no invoice, there is nothing to credit, or this cause already has its note
 * @throws RangeError if more would be credited than is left of the invoice
 */
export async function issueCreditNote(tx: TxCtx, request: CreditRequest): Promise<DocumentId | undefined> {
  return creditWith(tx, request, (invoice, credited) => [
    ...request.lines.map(line => share(invoice, credited, { ...line, amount: soldFor(invoice, credited, line) })),
    ...(request.delivery > 0
      ? [share(invoice, credited, { lineId: null, quantity: 1, amount: request.delivery })]
      : []),
  ]);
}

/** Cancels a part's invoice by crediting what is left of it. */
export async function annulInvoice(
  tx: TxCtx,
  request: { readonly partId: PartId; readonly cause: 'cancelled' | 'rejected'; readonly causeId: string },
): Promise<DocumentId | undefined> {
  return creditWith(tx, request, (invoice, credited) =>
    invoice.lines.flatMap(line => {
      const before = credited.get(line.lineId) ?? NOTHING;
      const amount = paise(line.amount - before.amount);
      const quantity = Math.max(1, line.quantity - before.quantity);
      const serials = line.serials?.numbers.filter(number => !before.serials.includes(number));
      return amount > 0 ? [share(invoice, credited, { lineId: line.lineId, quantity, amount, serials })] : [];
    }),
  );
}

/** What returned units were sold for, which is more than their buyer gets back if somebody else paid a part of it. */
function soldFor({ lines }: TaxDocument, credited: Credited, { lineId, quantity }: CreditLine): Paise {
  const line = lines.find(each => each.lineId === lineId);
  if (!line) throw new RangeError(`line ${lineId} was not invoiced`);
  return worthOfUnits(line.amount, line.quantity, (credited.get(lineId) ?? NOTHING).quantity, quantity);
}

function withoutPayers({ paidBy: _others, ...document }: TaxDocument): Omit<TaxDocument, 'paidBy'> {
  return document;
}

/** Already credited, by line id; null is the delivery. */
type Credited = ReadonlyMap<
  string | null,
  { readonly amount: Paise; readonly quantity: number; readonly serials: readonly string[] }
>;
const NOTHING = { amount: paise(0), quantity: 0, serials: [] as readonly string[] };

async function creditWith(
  tx: TxCtx,
  { partId, cause, causeId }: Pick<CreditRequest, 'partId' | 'cause' | 'causeId'>,
  linesOf: (invoice: TaxDocument, credited: Credited) => TaxLine[],
): Promise<DocumentId | undefined> {
  const invoice = await lockStandingInvoice(tx, partId);
  if (!invoice) return undefined;
  const notes = await listNotes(tx.db, invoice.id);
  const isThere = notes.some(note => note.cause === cause && note.causeId === causeId);
  if (isThere || notes.some(note => note.cause !== 'returned')) return undefined;
  const lines = linesOf(invoice.document, creditedBy(notes));
  if (lines.length === 0) return undefined;
  const [id] = await writeDocuments(tx, [
    {
      sellerId: invoice.sellerId,
      partId,
      against: { id: invoice.id, cause, causeId },
      document: {
        ...withoutPayers(invoice.document),
        kind: 'credit-note',
        issuedAt: tx.now(),
        against: { number: invoice.document.number, issuedAt: invoice.document.issuedAt, cause },
        lines,
        totals: taxTotals(lines),
      },
    },
  ]);
  return id;
}

function creditedBy(notes: readonly IssuedDocument[]): Credited {
  const lines = Map.groupBy(
    notes.flatMap(note => note.document.lines),
    line => line.lineId,
  );
  return new Map(
    [...lines].map(([lineId, credited]) => [
      lineId,
      {
        amount: sum(credited.map(line => line.amount)),
        quantity: credited.reduce((all, line) => all + line.quantity, 0),
        serials: credited.flatMap(line => line.serials?.numbers ?? []),
      },
    ]),
  );
}

function share(
  { lines }: TaxDocument,
  credited: Credited,
  { lineId, quantity, amount, serials = [] }: Omit<CreditLine, 'lineId'> & { readonly lineId: string | null },
): TaxLine {
  const line = lines.find(each => each.lineId === lineId);
  if (!line) throw new RangeError(`line ${lineId} was not invoiced`);
  const { serials: sold, discount: _off, ...rest } = line;
  const before = (credited.get(lineId) ?? NOTHING).amount;
  return {
    ...rest,
    quantity,
    ...(sold && serials.length > 0 && { serials: { kind: sold.kind, numbers: [...serials] } }),
    ...creditShare(line, before, amount),
  };
}
