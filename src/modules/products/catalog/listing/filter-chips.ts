import type { Facets } from '#products/catalog/contract.ts';
import { FILTER_FIELDS, type FilterField, filterShape } from '#products/catalog/product/product.filters.ts';
import { t } from '#shared/language/t.ts';
import { change, toggle } from './listing-changes.ts';
import type { ListingState } from './listing-state.ts';

/** One applied filter, and the listing without it. */
export interface FilterChip {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** For a rating: shown before “and above”. */
  readonly stars?: number;
  readonly without: ListingState;
}

/** The order of the panel: these groups, then price, rating and availability, then the other groups. */
export const FIRST_GROUPS: readonly FilterField[] = ['brand', 'kind'];
export const OTHER_GROUPS = FILTER_FIELDS.filter(name => !FIRST_GROUPS.includes(name));

/** The applied filters, in the order of the panel. */
export function filterChips(state: ListingState, facets: Facets, rupees: (amount: number) => string): FilterChip[] {
  const { minPrice, maxPrice, rating, inStock, onSale } = state;
  const ofGroup = (group: FilterField): FilterChip[] =>
    state[group].map(value => ({
      key: `${group}-${value}`,
      group: filterShape(group).label,
      label: labelOf(facets, group, value),
      without: toggle(state, group, value),
    }));
  const chips: (FilterChip | false)[] = [
    ...FIRST_GROUPS.flatMap(ofGroup),
    (minPrice !== undefined || maxPrice !== undefined) && {
      key: 'price',
      group: t('products.catalog.filters.price'),
      label: priceLabel(minPrice, maxPrice, rupees),
      without: change(state, { minPrice: undefined, maxPrice: undefined }),
    },
    rating !== undefined && {
      key: 'rating',
      group: t('products.catalog.filters.rating'),
      label: t('products.catalog.filters.andAbove'),
      stars: rating,
      without: change(state, { rating: undefined }),
    },
    inStock && {
      key: 'in-stock',
      group: t('products.catalog.filters.availability'),
      label: t('products.catalog.filters.inStock'),
      without: change(state, { inStock: false }),
    },
    onSale && {
      key: 'on-sale',
      group: t('products.catalog.filters.availability'),
      label: t('products.catalog.filters.onSale'),
      without: change(state, { onSale: false }),
    },
    ...state.attr.map(value => {
      const labels = attributeLabels(facets, value);
      // Lists leave out those that not all of the chosen kinds have.
      if (!labels && state.kind.length > 0) return false;
      return { key: value, ...(labels ?? { group: '', label: value }), without: toggle(state, 'attr', value) };
    }),
    ...OTHER_GROUPS.flatMap(ofGroup),
  ];
  return chips.filter(chip => chip !== false);
}

/** An attribute that the shop no longer has is missing among the facets. */
function attributeLabels({ attributes }: Facets, value: string): Pick<FilterChip, 'group' | 'label'> | undefined {
  for (const { label: group, values } of attributes)
    for (const each of values) if (each.value === value) return { group, label: `${group}: ${each.label}` };
  return undefined;
}

/** A chosen value that no product has may be missing among the facets. */
export function labelOf(facets: Facets, group: FilterField, value: string): string {
  return facets[group].find(facet => facet.value === value)?.label ?? value;
}

/** @param rupees writes an amount */
export function priceLabel(
  min: number | undefined,
  max: number | undefined,
  rupees: (amount: number) => string,
): string {
  if (min === undefined) return t('products.catalog.filters.upTo', { price: rupees(max ?? 0) });
  return max === undefined
    ? t('products.catalog.filters.from', { price: rupees(min) })
    : t('products.catalog.filters.between', { from: rupees(min), to: rupees(max) });
}
