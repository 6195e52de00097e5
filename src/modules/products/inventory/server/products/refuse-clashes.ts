import { violatedConstraint } from '#platform/db/database-errors.ts';
import { skuTaken } from '#products/inventory/product/products.contract.ts';

/** Runs a write and converts a violation of the unique SKU. @throws skuTaken */
export async function refusingTakenSku<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== 'products_sku_unique') throw error;
    const problem = skuTaken();
    throw problem.with({ fields: { sku: () => problem.message } });
  }
}
