/** The taxes of a sale: IGST between states; otherwise CGST and SGST or UTGST, half each. */

export const TAX_KINDS = ['igst', 'sgst', 'utgst'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/**
 * Union territories without a legislature, by GST code: Chandigarh, Daman and Diu, Lakshadweep, Andaman and Nicobar,
 * Ladakh.
 */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

/** @param placeOfSupply state of the delivery address; both as GST codes */
export function taxKindOf(sellerState: string, placeOfSupply: string): TaxKind {
  if (sellerState !== placeOfSupply) return 'igst';
  return WITHOUT_LEGISLATURE.has(placeOfSupply) ? 'utgst' : 'sgst';
}

/** Names of the taxes on invoices. */
export const TAX_NAMES = {
  igst: ['IGST'],
  sgst: ['CGST', 'SGST'],
  utgst: ['CGST', 'UTGST'],
} as const satisfies Record<TaxKind, readonly string[]>;
