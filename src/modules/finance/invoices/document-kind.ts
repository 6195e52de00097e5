/** Invoice and credit note of a sale; commission invoice and its credit note. Each kind has its own number series. */

export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'commission', 'commission-credit'] as const;
/** Issued by the shop to sellers. */
export const COMMISSION_KINDS = ['commission', 'commission-credit'] as const satisfies readonly DocumentKind[];
export type CommissionKind = (typeof COMMISSION_KINDS)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Causes of credit notes. */
export const CREDIT_CAUSES = ['cancelled', 'rejected', 'returned', 'reversed'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];
