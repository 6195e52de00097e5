import type { Paise } from '#shared/money/money.ts';
import type { PriceStock } from './price-stock.ts';
import { type Rounding, roundPrice } from './round-price.ts';
import type { StockReason } from './stock-reasons.ts';

/** What is done to many products at once. */
export type BulkOperation =
  | { readonly kind: 'sale-percent'; readonly percent: number; readonly rounding: Rounding }
  | { readonly kind: 'sale-rupees'; readonly off: Paise }
  | { readonly kind: 'clear-sale' }
  | { readonly kind: 'price-percent'; readonly percent: number; readonly rounding: Rounding }
  | { readonly kind: 'add-stock'; readonly by: number; readonly reason: StockReason };

export type BulkKind = BulkOperation['kind'];

export const BULK_KINDS: Readonly<Record<BulkKind, string>> = {
  'sale-percent': 'Set a sale price, per cent below MRP',
  'sale-rupees': 'Set a sale price, rupees below MRP',
  'clear-sale': 'Clear the sale price',
  'price-percent': 'Raise or lower the price (MRP)',
  'add-stock': 'Add to stock',
};

/** Whether what a shopper pays should go down by it, so that a price that goes up is most likely not meant. */
export function isMeantToLower(operation: BulkOperation): boolean {
  return operation.kind.startsWith('sale-') || (operation.kind === 'price-percent' && operation.percent < 0);
}

/** Whether a shopper pays more for it than before. */
export function isRaised(was: PriceStock, is: PriceStock): boolean {
  return (is.salePrice ?? is.price) > (was.salePrice ?? was.price);
}

/** What it makes of one product. It may be something that can't stand, which `faultOf` says. */
export function effectOf(operation: BulkOperation, was: PriceStock): PriceStock {
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
