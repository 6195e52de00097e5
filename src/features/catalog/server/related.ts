import type { NearRow } from './catalog.rows.ts';

export const MOST_RELATED = 8;

interface Priced {
  readonly price_paise: number;
  readonly sale_price_paise: number | null;
}

const paid = (product: Priced) => product.sale_price_paise ?? product.price_paise;

/** The nearest in price, one of each family, so that six colours of one phone do not fill the row. */
export function relatedOf(product: Priced, near: readonly NearRow[]): NearRow[] {
  const distance = (other: Priced) => Math.abs(paid(other) - paid(product));
  const seen = new Set<string>();
  return near
    .toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1))
    .filter(({ id, family_id }) => {
      const family = family_id ?? id;
      return !seen.has(family) && seen.add(family);
    })
    .slice(0, MOST_RELATED);
}
