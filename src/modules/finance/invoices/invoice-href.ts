import type { DocumentId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { fileAddress } from '#shared/paths/file-address.ts';
import * as paths from '#shared/paths/paths.ts';
import type { DocumentKind } from './document-kind.ts';

/** Who reads a document: the shopper, or the back-office. */
export type InvoiceReader = 'shopper' | 'backOffice';

export function invoiceHref(reader: InvoiceReader, id: DocumentId): string {
  return reader === 'shopper' ? paths.invoice(id) : adminPaths.invoice(id);
}

/** URL of the PDF. */
export function invoicePdfHref(id: DocumentId): string {
  return fileAddress(`/invoices/pdf/${id}`);
}

/** What links and screens call a document. */
export function documentTitle(kind: DocumentKind): string {
  return kind === 'credit-note' || kind === 'commission-credit'
    ? t('finance.invoices.name.creditNote')
    : t('finance.invoices.name.invoice');
}
