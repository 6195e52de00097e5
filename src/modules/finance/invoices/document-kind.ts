/** An invoice for items and a credit note against one; the shop's own invoice to a seller and a credit note against that. Each is a series of its own. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'commission', 'commission-credit'] as const;
/** The shop's own to a seller. */
export const COMMISSION_KINDS = ['commission', 'commission-credit'] as const satisfies readonly DocumentKind[];
export type CommissionKind = (typeof COMMISSION_KINDS)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The word at its head. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  commission: 'Tax invoice',
  'commission-credit': 'Credit note',
};

/** Why a credit note is there. */
export const CREDIT_CAUSES = ['cancelled', 'rejected', 'returned', 'reversed'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

export const CAUSE_WORDS: Readonly<Record<CreditCause, string>> = {
  cancelled: 'The order was cancelled',
  rejected: 'The order was not delivered',
  returned: 'Items were returned',
  reversed: 'Commission reversed: items were returned or not delivered',
};
