import { violatedConstraint } from '#platform/db/database-errors.ts';
import { skuTaken } from '#products/inventory/product/products.contract.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';

/**
 * Runs a write and converts what only the database can see: an SKU that another product has, a category that has just been
 * deleted.
 * @throws skuTaken, invalidInput
 */
export async function refusingClashes<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === 'products_kind_fkey')
      throw invalidInput().with({ fields: { kind: () => t('products.inventory.fault.categoryGone') } });
    if (violated !== 'products_sku_unique') throw error;
    const problem = skuTaken();
    throw problem.with({ fields: { sku: () => problem.message } });
  }
}
