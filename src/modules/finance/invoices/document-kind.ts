/** Invoice and credit note of a sale; commission invoice and its credit note. Each kind has its own number series. */

export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'commission', 'commission-credit'] as const;
/** Issued by the shop to sellers. */
export const COMMISSION_KINDS = ['commission', 'commission-credit'] as const satisfies readonly DocumentKind[];
export type CommissionKind = (typeof COMMISSION_KINDS)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Titles on the document. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  commission: 'Tax invoice',
  'commission-credit': 'Credit note',
};

/** Causes of credit notes. */
export const CREDIT_CAUSES = ['cancelled', 'rejected', 'returned', 'reversed'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

export const CAUSE_WORDS: Readonly<Record<CreditCause, string>> = {
  cancelled: 'The order was cancelled',
  rejected: 'The order was not delivered',
  returned: 'Items were returned',
  reversed: 'Commission reversed: items were returned or not delivered',
};
