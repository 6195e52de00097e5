/** Public API of invoices for other features. */

export { issueCommissions } from '#finance/invoices/server/issuing/issue-commissions.ts';
export { annulInvoice, issueCreditNote } from '#finance/invoices/server/issuing/issue-credit-note.ts';
export { issueInvoices } from '#finance/invoices/server/issuing/issue-invoices.ts';
export { invoiceEvents } from './invoices.events.ts';
export {
  invoiceOf,
  listDocumentsOf,
  listDocumentsOfBuyer,
  listStandingInvoices,
  publishedInvoices,
} from './invoices.queries.ts';
export { documentWordsOf } from './words-of-document.ts';
