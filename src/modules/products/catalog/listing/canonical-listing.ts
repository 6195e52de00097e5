import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { DEFAULT_SORT } from '#products/catalog/vocabulary.ts';
import * as paths from '#shared/paths/paths.ts';
import { type ListingState, listingQuery, parseListing } from './listing-state.ts';

const OTHERS = FILTER_FIELDS.filter(name => !['section', 'brand', 'kind'].includes(name));

/**
 * The canonical address of a listing: all products, one brand, one kind or one section, each with its pages. Null for other
 * views of these: several filters, prices, ratings, sort orders (R9.4).
 */
export function canonicalListing(state: ListingState): string | null {
  const { brand, kind, minPrice, maxPrice, rating, inStock, onSale, sort, page } = state;
  const sections = sectionsOf(state);
  const isNarrowed =
    OTHERS.some(name => state[name].length > 0) ||
    state.attr.length > 0 ||
    minPrice !== undefined ||
    maxPrice !== undefined ||
    rating !== undefined;
  const isOrdered = sort !== undefined && sort !== DEFAULT_SORT;
  if (isNarrowed || isOrdered || inStock || onSale) return null;
  if (sections.length + brand.length + kind.length > 1) return null;

  const accessories = sections[0] === 'accessories';
  return `${paths.listing}${listingQuery({
    ...parseListing(new URLSearchParams()),
    category: accessories ? ['accessories'] : [],
    section: accessories ? [] : sections,
    brand,
    kind,
    page,
  })}`;
}

/** Every product is electronics, so that category is ignored; `accessories` is the section of that name. */
function sectionsOf({ category, section }: ListingState): ListingState['section'] {
  if (category.length === 0 || category.includes('electronics')) return section;
  return [...new Set(['accessories' as const, ...section])];
}
