import { t } from '#shared/language/t.ts';

/** The fixed sets of the catalogue (R1.6). Brands and categories are rows in the database, because each shop has its own. */
export const CATEGORIES = ['electronics'] as const;
export const SECTIONS = ['featured', 'top-deals', 'trending', 'accessories'] as const;
export const CONDITIONS = ['new', 'open-box', 'refurbished'] as const;

export type ProductCategory = (typeof CATEGORIES)[number];
export type ProductSection = (typeof SECTIONS)[number];
/** The id of a category (`categories/category-tree.ts`). */
export type Kind = string;
/** The category of products whose seller names none. It can't be removed. */
export const OTHER: Kind = 'other';
export type Condition = (typeof CONDITIONS)[number];

export const SORTS = [
  'price-lowtohigh',
  'price-hightolow',
  'title-atoz',
  'title-ztoa',
  'relevance',
  'newest',
  'rating',
  'origin',
] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT = 'price-lowtohigh' satisfies Sort;

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  get 'price-lowtohigh'() {
    return t('products.catalog.sort.cheapest');
  },
  get 'price-hightolow'() {
    return t('products.catalog.sort.dearest');
  },
  get 'title-atoz'() {
    return t('products.catalog.sort.titleUp');
  },
  get 'title-ztoa'() {
    return t('products.catalog.sort.titleDown');
  },
  get relevance() {
    return t('products.catalog.sort.relevance');
  },
  get newest() {
    return t('products.catalog.sort.newest');
  },
  get rating() {
    return t('products.catalog.sort.rating');
  },
  get origin() {
    return t('products.catalog.field.origin');
  },
};

export const SECTION_LABELS: Readonly<Record<ProductSection, string>> = {
  get featured() {
    return t('products.catalog.section.featured');
  },
  get 'top-deals'() {
    return t('products.catalog.section.topDeals');
  },
  get trending() {
    return t('products.catalog.section.trending');
  },
  get accessories() {
    return t('products.catalog.section.accessories');
  },
};

export const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  get new() {
    return t('products.catalog.condition.new');
  },
  get 'open-box'() {
    return t('products.catalog.condition.openBox');
  },
  get refurbished() {
    return t('products.catalog.condition.refurbished');
  },
};

/** The facet value for products whose country of origin the seller has not declared. */
export const ORIGIN_NOT_DECLARED = 'not-declared';
