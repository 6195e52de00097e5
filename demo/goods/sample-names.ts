import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import type { SearchNames } from '#products/catalog/server/catalog.ts';

const BRANDS = ['apple', 'samsung', 'xiaomi', 'oneplus', 'nothing', 'realme', 'boat'];

/** The names that the goods need, for tests without a database. */
export const SAMPLE_NAMES: SearchNames = {
  brands: new Map(BRANDS.map(brand => [brand, brand])),
  categories: SAMPLE_CATEGORIES,
};
