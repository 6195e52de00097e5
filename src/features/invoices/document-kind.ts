/** An invoice for goods, a credit note against one, and the shop's own invoice to a seller. Each is a series of its own. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'commission'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The word at its head. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  commission: 'Tax invoice',
};

/** Why a credit note is there. */
export const CREDIT_CAUSES = ['cancelled', 'rejected', 'returned'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

export const CAUSE_WORDS: Readonly<Record<CreditCause, string>> = {
  cancelled: 'The order was cancelled',
  rejected: 'The order was not delivered',
  returned: 'Goods were returned',
};
