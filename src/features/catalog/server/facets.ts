import type { Facets, ProductFilter } from '#features/catalog/contract.ts';
import {
  KIND_LABELS,
  KINDS,
  type Kind,
  ORIGIN_NOT_DECLARED,
  SECTION_LABELS,
  SECTIONS,
  type Section,
} from '#features/catalog/vocabulary.ts';

/** Goods that are alike in everything a filter can ask except the price: how many, and between which prices (paise). */
export interface Tally {
  readonly brand: string;
  readonly section: Section;
  readonly kind: Kind;
  readonly origin: string | null;
  /** Whole stars of the average, rounded down. */
  readonly stars: number;
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

export interface Brand {
  readonly id: string;
  readonly label: string;
}

export interface Counted {
  readonly total: number;
  readonly facets: Facets;
}

const LEAST_STARS = [4, 3, 2, 1] as const;

/** The name a country has in addresses: `viet-nam`. */
export function originSlug(origin: string | null): string {
  return origin === null ? ORIGIN_NOT_DECLARED : origin.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/**
 * Counts what each further choice would show. A group's own choice does not narrow its own counts, and the price range
 * offered does not shrink to the one chosen: `priced` holds the goods within it, `all` those of any price.
 */
export function countFacets(
  filter: ProductFilter,
  brands: readonly Brand[],
  all: readonly Tally[],
  priced: readonly Tally[],
): Counted {
  const groups = { brand: new Tallies(), section: new Tallies(), kind: new Tallies(), origin: new Tallies() };
  const stars = new Tallies();
  const bars = barsOf(filter);
  const origins = new Map<string, string>();
  let total = 0;
  let inStock = 0;
  let onSale = 0;
  for (const tally of priced) {
    const origin = originSlug(tally.origin);
    origins.set(origin, tally.origin ?? 'Not declared');
    const barred = barredBy(bars, tally);
    const counts = (group: Group) => barred === undefined || barred === group;
    if (barred === undefined) total += tally.count;
    if (counts('brand')) groups.brand.add(tally.brand, tally.count);
    if (counts('section')) groups.section.add(tally.section, tally.count);
    if (counts('kind')) groups.kind.add(tally.kind, tally.count);
    if (counts('origin')) groups.origin.add(origin, tally.count);
    if (counts('rating'))
      for (const least of LEAST_STARS) if (tally.stars >= least) stars.add(String(least), tally.count);
    if (tally.inStock && counts('inStock')) inStock += tally.count;
    if (tally.onSale && counts('onSale')) onSale += tally.count;
  }
  return {
    total,
    facets: {
      brand: groups.brand.inOrder(
        brands.map(brand => [brand.id, brand.label]),
        filter.brand,
      ),
      section: groups.section.inOrder(
        SECTIONS.map(id => [id, SECTION_LABELS[id]]),
        filter.section,
      ),
      kind: groups.kind.inOrder(
        KINDS.map(id => [id, KIND_LABELS[id]]),
        filter.kind,
      ),
      origin: groups.origin.inOrder(
        [...origins].sort(([, one], [, other]) => (one < other ? -1 : 1)),
        filter.origin,
      ),
      rating: stars.inOrder(
        LEAST_STARS.map(least => [String(least), `${least}★ and above`]),
        filter.rating === undefined ? undefined : [String(filter.rating)],
      ),
      inStock,
      onSale,
      price: priceRange(bars, all),
    },
  };
}

class Tallies extends Map<string, number> {
  add(value: string, count: number): void {
    this.set(value, (this.get(value) ?? 0) + count);
  }

  /** Values with goods, and chosen ones even without. */
  inOrder(known: readonly (readonly [value: string, label: string])[], chosen: readonly string[] = []) {
    return known
      .map(([value, label]) => ({ value, label, count: this.get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value));
  }
}

type Group = 'brand' | 'section' | 'kind' | 'origin' | 'rating' | 'inStock' | 'onSale';

/** One choice of a filter: whether it keeps goods out. */
interface Bar {
  readonly group: Group | 'category';
  readonly keepsOut: (tally: Tally) => boolean;
}

function barsOf(filter: ProductFilter): readonly Bar[] {
  const { category, section, brand, kind, origin, rating, inStock, onSale } = filter;
  const bars: Bar[] = [];
  // Everything is electronics; `accessories` is the section of that name.
  if (category && !category.includes('electronics'))
    bars.push({ group: 'category', keepsOut: tally => tally.section !== 'accessories' });
  if (section) bars.push({ group: 'section', keepsOut: tally => !section.includes(tally.section) });
  if (brand) bars.push({ group: 'brand', keepsOut: tally => !brand.includes(tally.brand) });
  if (kind) bars.push({ group: 'kind', keepsOut: tally => !kind.includes(tally.kind) });
  if (origin) bars.push({ group: 'origin', keepsOut: tally => !origin.includes(originSlug(tally.origin)) });
  if (rating !== undefined) bars.push({ group: 'rating', keepsOut: tally => tally.stars < rating });
  if (inStock !== undefined) bars.push({ group: 'inStock', keepsOut: tally => tally.inStock !== inStock });
  if (onSale !== undefined) bars.push({ group: 'onSale', keepsOut: tally => tally.onSale !== onSale });
  return bars;
}

/** The one choice that keeps these goods out; 'several' when more than one does, undefined when none. */
function barredBy(bars: readonly Bar[], tally: Tally): Bar['group'] | 'several' | undefined {
  let barred: Bar['group'] | undefined;
  for (const { group, keepsOut } of bars) {
    if (!keepsOut(tally)) continue;
    if (barred !== undefined) return 'several';
    barred = group;
  }
  return barred;
}

function priceRange(bars: readonly Bar[], all: readonly Tally[]): { min: number; max: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const tally of all) {
    if (barredBy(bars, tally) !== undefined) continue;
    least = Math.min(least, tally.least);
    most = Math.max(most, tally.most);
  }
  return most === 0 ? { min: 0, max: 0 } : { min: Math.floor(least / 100), max: Math.ceil(most / 100) };
}
