/** The door to invoices: what orders and returns have issued, what shows them, and what is exported of a buyer. */
export { invoiceEvents } from './invoices.events.ts';
export {
  listDocumentsOf,
  listDocumentsOfBuyer,
  listStandingInvoices,
  publishedInvoices,
} from './invoices.queries.ts';
export { issueCommissions } from './issue-commissions.ts';
export { annulInvoice, issueCreditNote } from './issue-credit-note.ts';
export { issueInvoices } from './issue-invoices.ts';
