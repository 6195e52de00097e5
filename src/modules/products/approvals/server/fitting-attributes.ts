import type { Database } from '#platform/db/database.ts';
import { shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import { checkAttributes } from '#products/inventory/product/check-attributes.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { WaitingRow } from './approvals.queries.ts';

/**
 * What waits, with those attributes that an edit could enter now: others were removed since, or taken from the category. They
 * are left out rather than refused, because neither the seller nor whoever approves can do anything about it. The caller
 * holds the attributes.
 */
export async function withFittingAttributes(db: Database, products: readonly WaitingRow[]): Promise<WaitingRow[]> {
  if (!products.some(({ changes }) => changes?.attributes)) return [...products];
  const categories = await readCategories(db);
  const known = await readAttributes(db);
  return products.map(product => {
    const { changes, kind } = product;
    if (!changes?.attributes) return product;
    const shapes = known.of(changes.kind ?? kind, categories).map(attribute => shapeOf(attribute, SOURCE_LANGUAGE));
    const { values } = checkAttributes(known.wireOf(changes.attributes), shapes);
    return { ...product, changes: { ...changes, attributes: values } };
  });
}
