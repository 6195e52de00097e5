/** Why somebody adjusts stock by hand, in the words of the screen. */
export const STOCK_REASONS = {
  counted: 'Counted',
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  supplied: 'Supplier delivery',
  'returned-to-supplier': 'Returned to supplier',
  correction: 'Correction',
} as const;

export type StockReason = keyof typeof STOCK_REASONS;

export const STOCK_REASON_NAMES = Object.keys(STOCK_REASONS) as StockReason[];
