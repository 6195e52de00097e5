import { t } from '#shared/language/t.ts';
import { MAX_PAISE, type Paise, priceTag } from '#shared/money/money.ts';
import { MAX_STOCK } from './stock-problems.ts';

/** The editable values of the stock table. */
export interface PriceStock {
  readonly price: Paise;
  readonly salePrice: Paise | null;
  readonly stock: number;
}

export type PriceStockField = keyof PriceStock;

/** The error and its field; undefined if the values are valid. */
export function priceStockFault({
  price,
  salePrice,
  stock,
}: PriceStock): { field: PriceStockField; words: string } | undefined {
  if (price < 1 || price > MAX_PAISE)
    return { field: 'price', words: t('products.inventory.fault.priceRange', { most: priceTag(MAX_PAISE) }) };
  if (salePrice !== null && (salePrice < 1 || salePrice >= price))
    return { field: 'salePrice', words: t('products.inventory.fault.saleBelow', { price: priceTag(price) }) };
  if (!Number.isInteger(stock) || stock < 0 || stock > MAX_STOCK)
    return { field: 'stock', words: t('products.inventory.fault.stockRange') };
  return undefined;
}

export function isSamePriceStock(one: PriceStock, other: PriceStock): boolean {
  return one.price === other.price && one.salePrice === other.salePrice && one.stock === other.stock;
}
