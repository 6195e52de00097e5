import { t } from '#shared/language/t.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import type { PriceStock } from './price-stock.ts';
import type { StockReason } from './stock-reasons.ts';

/** An operation on many products. */
export type BulkOperation =
  | { readonly kind: 'sale-percent'; readonly percent: number; readonly rounding: Rounding }
  | { readonly kind: 'sale-rupees'; readonly off: Paise }
  | { readonly kind: 'clear-sale' }
  | { readonly kind: 'price-percent'; readonly percent: number; readonly rounding: Rounding }
  | { readonly kind: 'add-stock'; readonly by: number; readonly reason: StockReason };

export type BulkKind = BulkOperation['kind'];

export const BULK_KINDS: Readonly<Record<BulkKind, string>> = {
  get 'sale-percent'() {
    return t('products.inventory.bulk.salePercent');
  },
  get 'sale-rupees'() {
    return t('products.inventory.bulk.saleRupees');
  },
  get 'clear-sale'() {
    return t('products.inventory.bulk.clearSale');
  },
  get 'price-percent'() {
    return t('products.inventory.bulk.pricePercent');
  },
  get 'add-stock'() {
    return t('products.inventory.bulk.addStock');
  },
};

/** Whether the operation is meant to lower prices, so that a raised one is probably a mistake. */
export function isMeantToLower(operation: BulkOperation): boolean {
  return operation.kind.startsWith('sale-') || (operation.kind === 'price-percent' && operation.percent < 0);
}

/** Whether shoppers pay more than before. */
export function isRaised(was: PriceStock, is: PriceStock): boolean {
  return (is.salePrice ?? is.price) > (was.salePrice ?? was.price);
}

/** The result for one product. It may be invalid; check it with `priceStockFault`. */
export function bulkEffectOf(operation: BulkOperation, was: PriceStock): PriceStock {
  switch (operation.kind) {
    case 'sale-percent':
      return { ...was, salePrice: roundPrice((was.price * (100 - operation.percent)) / 100, operation.rounding) };
    case 'sale-rupees':
      return { ...was, salePrice: (was.price - operation.off) as Paise };
    case 'clear-sale':
      return { ...was, salePrice: null };
    case 'price-percent':
      return { ...was, price: roundPrice((was.price * (100 + operation.percent)) / 100, operation.rounding) };
    case 'add-stock':
      return { ...was, stock: was.stock + operation.by };
  }
}

/** How computed prices are rounded. */
export const ROUNDINGS = {
  get rupee() {
    return t('products.inventory.bulk.rupee');
  },
  get nine() {
    return t('products.inventory.bulk.nine');
  },
  get 'ninety-nine'() {
    return t('products.inventory.bulk.ninetyNine');
  },
} as const;

export type Rounding = keyof typeof ROUNDINGS;
export const ROUNDING_NAMES = Object.keys(ROUNDINGS) as Rounding[];

const STEPS: Readonly<Record<Rounding, number>> = { rupee: 1, nine: 10, 'ninety-nine': 100 };

/** The nearest price with this ending, the lower one of two; at least the lowest such price. */
export function roundPrice(amount: number, rounding: Rounding): Paise {
  const step = STEPS[rounding] * 100;
  const end = step - 100;
  const below = Math.floor((amount - end) / step) * step + end;
  const nearest = amount - below > below + step - amount ? below + step : below;
  return paise(Math.max(nearest, end || step));
}
