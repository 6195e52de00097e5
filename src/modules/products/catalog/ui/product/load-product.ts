import { data, type RouterContextProvider } from 'react-router';
import { getProductBySlug, listProducts, type ProductGone, productIsGone } from '#products/catalog/contract.ts';
import type { ProductDetail, ProductSummary } from '#products/catalog/product/product.schema.ts';
import { load } from '#routing/load.ts';
import { apiContext } from '#shared/api/api-context.ts';
import { isProblem } from '#shared/api/problem.ts';

/** A deleted product, and products of the same category, best rated first. */
export interface GoneProductAnswer extends Omit<ProductGone, 'label'> {
  /** The name of its category; undefined for `other`. */
  readonly label: string | undefined;
  readonly others: readonly ProductSummary[];
  readonly total: number;
}

const MAX_OTHERS = 12;

/** Loads the product of an address. A deleted one is not an error: its page has status 410 and shows others. */
export async function loadProduct(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<{ readonly product: ProductDetail } | { readonly gone: GoneProductAnswer }> {
  try {
    return { product: (await context.get(apiContext)(getProductBySlug, { slug })).data };
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.code !== productIsGone.code) throw data(error.body(), error.status);
    const { title, kind, label } = error.data as ProductGone;
    const list = await load(context, listProducts, {
      kind: [kind],
      inStock: true,
      sortBy: 'rating',
      limit: MAX_OTHERS,
    });
    return {
      gone: { title, kind, label: kind === 'other' ? undefined : label, others: list.data, total: list.totalItems },
    };
  }
}
