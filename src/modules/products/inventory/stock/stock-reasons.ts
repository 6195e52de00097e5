/** Reasons of manual stock adjustments, with their labels. */
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
export const STOCK_REASON_CHOICES = STOCK_REASON_NAMES.map(value => ({ value, label: STOCK_REASONS[value] }));
