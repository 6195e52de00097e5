import { oneOfEachFamily } from '#products/catalog/server/index/one-of-each-family.ts';
import type { FamilyRow } from './catalog.rows.ts';

export const MAX_RELATED = 8;

interface Priced {
  readonly price: number;
  readonly salePrice: number | null;
}

const paid = (product: Priced) => product.salePrice ?? product.price;

/** Of products like a product those nearest in price, one of each family. */
export function relatedOf(product: Priced, near: readonly FamilyRow[]): FamilyRow[] {
  const distance = (other: Priced) => Math.abs(paid(other) - paid(product));
  const nearest = near.toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1));
  return oneOfEachFamily(nearest).slice(0, MAX_RELATED);
}
