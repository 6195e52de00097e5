import type { SaleOffers } from '#orders/offers/sale-offers.schema.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, sum, times } from '#shared/money/money.ts';
import type { CartLine } from './contract.ts';

type Priced = Pick<CartLine, 'price' | 'salePrice' | 'quantity'>;

/** A cart's amounts, including tax: `mrp` − `saved` − `offers` + `delivery` = `total`, which is what the shopper pays. */
export interface CartTotals {
  readonly mrp: Paise;
  readonly saved: Paise;
  /** What offers take off the products. */
  readonly offers: Paise;
  /** Installation and gift wrap; at the checkout only. */
  readonly services?: Paise;
  /** Less what offers take off it. */
  readonly delivery: Paise;
  readonly total: Paise;
  /** Units, not lines. */
  readonly quantity: number;
}

/** Amount payable for a line: sale price, or MRP if there is none, times the quantity. */
export function lineTotal(line: Priced): Paise {
  return times(paidPrice(line), line.quantity);
}

export function lineMrp(line: Priced): Paise {
  return times(line.price, line.quantity);
}

/**
 * @param deliveryCharge charged once per seller
 * @param off what offers take off, if it is known
 */
export function cartTotals(
  lines: readonly (Priced & Pick<CartLine, 'username'>)[],
  deliveryCharge: Paise,
  off?: Pick<SaleOffers, 'discount' | 'deliveryDiscount'> | null,
): CartTotals {
  const mrp = sum(lines.map(lineMrp));
  const products = sum(lines.map(lineTotal));
  const charged = times(deliveryCharge, new Set(lines.map(line => line.username)).size);
  const delivery = paise(charged - (off?.deliveryDiscount ?? 0));
  const offers = off ? paise(off.discount - off.deliveryDiscount) : paise(0);
  return {
    mrp,
    saved: paise(mrp - products),
    ...{ offers, delivery },
    total: paise(products - offers + delivery),
    quantity: lines.reduce((units, line) => units + line.quantity, 0),
  };
}

interface SellerLines {
  /** Username of the seller. */
  readonly seller: string;
  readonly lines: readonly CartLine[];
}

/** Lines grouped by seller; sellers and lines stay in cart order. */
export function linesBySeller(lines: readonly CartLine[]): readonly SellerLines[] {
  return [...Map.groupBy(lines, line => line.username)].map(([seller, own]) => ({ seller, lines: own }));
}

/** The product card's badge text if the line can't be bought in this quantity; undefined if stock suffices. */
export function shortageOf(line: { readonly quantity: number; readonly totalStock: number }): string | undefined {
  if (line.totalStock === 0) return t('products.catalog.badge.out');
  if (line.quantity > line.totalStock) return t('products.catalog.badge.low', { stock: line.totalStock });
  return undefined;
}
