import type { DocumentId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import type { DocumentKind } from './document-kind.ts';

/** Who reads a document: the shopper, or the back-office. */
export type InvoiceReader = 'shopper' | 'backOffice';

export function invoiceHref(reader: InvoiceReader, id: DocumentId): string {
  return reader === 'shopper' ? paths.invoice(id) : adminPaths.invoice(id);
}

/** URL of the PDF, for a plain <a>. */
export function invoicePdfHref(id: DocumentId): string {
  return `/api/invoices/pdf/${id}`;
}

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  commission: 'Invoice',
  'commission-credit': 'Credit note',
};
