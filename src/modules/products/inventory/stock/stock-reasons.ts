import { t } from '#shared/language/t.ts';
/** Reasons of manual stock adjustments, with their labels. */
export const STOCK_REASONS = {
  get counted() {
    return t('products.inventory.reason.counted');
  },
  get damaged() {
    return t('products.inventory.reason.damaged');
  },
  get lost() {
    return t('products.inventory.reason.lost');
  },
  get found() {
    return t('products.inventory.reason.found');
  },
  get supplied() {
    return t('products.inventory.reason.supplied');
  },
  get 'returned-to-supplier'() {
    return t('products.inventory.reason.returnedToSupplier');
  },
  get correction() {
    return t('products.inventory.reason.correction');
  },
} as const;

export type StockReason = keyof typeof STOCK_REASONS;

export const STOCK_REASON_NAMES = Object.keys(STOCK_REASONS) as StockReason[];

export function stockReasonChoices() {
  return STOCK_REASON_NAMES.map(value => ({ value, label: STOCK_REASONS[value] }));
}
