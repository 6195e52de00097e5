import { paidPrice } from '#products/catalog/product/price.ts';
import { type Paise, paise, sum, times } from '#shared/money/money.ts';
import type { CartLine } from './contract.ts';

type Priced = Pick<CartLine, 'price' | 'salePrice' | 'quantity'>;

/** A cart's money, tax included: `mrp` less `saved` plus `delivery` is what is paid, `total`. */
export interface CartTotals {
  readonly mrp: Paise;
  readonly saved: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  /** Pieces, not lines. */
  readonly quantity: number;
}

/** What is paid for all of one line: the sale price if there is one, else the price, times how many. */
export function lineTotal(line: Priced): Paise {
  return times(paidPrice(line), line.quantity);
}

export function lineMrp(line: Priced): Paise {
  return times(line.price, line.quantity);
}

/** @param deliveryCharge for each seller's part of the cart */
export function cartTotals(lines: readonly (Priced & Pick<CartLine, 'username'>)[], deliveryCharge: Paise): CartTotals {
  const mrp = sum(lines.map(lineMrp));
  const products = sum(lines.map(lineTotal));
  const delivery = times(deliveryCharge, new Set(lines.map(line => line.username)).size);
  return {
    mrp,
    saved: paise(mrp - products),
    delivery,
    total: sum([products, delivery]),
    quantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
  };
}
