import type { Database } from '#platform/db/database.ts';
import { brandLabels } from '#products/catalog/server/brands.ts';
import { readCategories } from '#products/catalog/server/categories.ts';
import type { SearchNames } from './product-columns.ts';

export async function searchNames(db: Database): Promise<SearchNames> {
  return { brands: await brandLabels(db), categories: await readCategories(db) };
}
