/** Which taxes a sale has: the union's alone between states, else half the centre's and half the state's or territory's. */
export const TAX_KINDS = ['igst', 'sgst', 'utgst'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Union territories without a legislature, by GST code: Chandigarh, Daman and Diu, Lakshadweep, Andaman and Nicobar, Ladakh. */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

/** @param placeOfSupply the state the items are delivered to; both as GST codes */
export function taxKindOf(sellerState: string, placeOfSupply: string): TaxKind {
  if (sellerState !== placeOfSupply) return 'igst';
  return WITHOUT_LEGISLATURE.has(placeOfSupply) ? 'utgst' : 'sgst';
}

/** The taxes of a kind as an invoice names them, the centre's first. */
export const TAX_NAMES = {
  igst: ['IGST'],
  sgst: ['CGST', 'SGST'],
  utgst: ['CGST', 'UTGST'],
} as const satisfies Record<TaxKind, readonly string[]>;
