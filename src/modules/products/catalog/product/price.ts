import type { Paise } from '#shared/money/money.ts';

interface Priced {
  readonly price: Paise;
  readonly salePrice: Paise | null;
}

/** What is paid for one: the sale price where there is one, else the maximum retail price. */
export function paidPrice(product: Priced): Paise {
  return product.salePrice !== null && product.salePrice > 0 ? product.salePrice : product.price;
}
