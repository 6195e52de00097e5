import type { Paise } from '#shared/money/money.ts';

interface Priced {
  readonly price: Paise;
  readonly salePrice: Paise | null;
}

/** The price paid for one unit: the sale price if there is one, otherwise the MRP. */
export function paidPrice(product: Priced): Paise {
  return product.salePrice !== null && product.salePrice > 0 ? product.salePrice : product.price;
}
