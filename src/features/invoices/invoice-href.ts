import type { DocumentId } from '#shared/id.ts';
import type { DocumentKind } from './document-kind.ts';

/** Where a document is read: in the shopper's corner, or in the back-office. */
export const INVOICE_PAGES = { shopper: '/shop/account/invoice', backOffice: '/admin/invoices' } as const;
export type InvoiceReader = keyof typeof INVOICE_PAGES;

export function invoiceHref(reader: InvoiceReader, id: DocumentId): string {
  return `${INVOICE_PAGES[reader]}/${id}`;
}

/** Where it can be had as a PDF; a plain link, so that the browser itself saves the file. */
export function invoicePdfHref(id: DocumentId): string {
  return `/api/invoices/pdf/${id}`;
}

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  commission: 'Invoice',
  'commission-credit': 'Credit note',
};
