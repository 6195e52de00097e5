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
export function faultOf({
  price,
  salePrice,
  stock,
}: PriceStock): { field: PriceStockField; words: string } | undefined {
  if (price < 1 || price > MAX_PAISE)
    return { field: 'price', words: `The price must be above ₹0 and at most ${priceTag(MAX_PAISE)}.` };
  if (salePrice !== null && (salePrice < 1 || salePrice >= price))
    return { field: 'salePrice', words: `The sale price must be below the price, ${priceTag(price)}.` };
  if (!Number.isInteger(stock) || stock < 0 || stock > MAX_STOCK)
    return { field: 'stock', words: 'Stock must be a whole number from 0 to 10,00,000.' };
  return undefined;
}

export function isSame(one: PriceStock, other: PriceStock): boolean {
  return one.price === other.price && one.salePrice === other.salePrice && one.stock === other.stock;
}
