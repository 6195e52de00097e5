import type { RouterContextProvider } from 'react-router';
import { getProduct } from '#products/catalog/contract.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { listReviews, type ReviewPage } from '#products/reviews/contract.ts';
import { FEW_REVIEWS } from '#products/reviews/review-choice.ts';
import { apiContext } from '#shared/api/api-context.ts';
import { isProblem } from '#shared/api/problem.ts';
import { type ProductId, UUID } from '#shared/id.ts';

export interface QuickView {
  readonly product: ProductDetail;
  /** `null` when they did not come; the product is shown all the same. */
  readonly reviews: ReviewPage | null;
}

export interface LoadedQuickView {
  readonly quickView: QuickView | null;
  /** Nothing is left out that is there to be had. */
  readonly isWhole: boolean;
}

export const NO_QUICK_VIEW: LoadedQuickView = { quickView: null, isWhole: true };

/** The product that an address holds up in the listing's dialog. One that is not there is no reason to hide the list. */
export async function loadQuickView(
  context: Readonly<RouterContextProvider>,
  product: string | undefined,
): Promise<LoadedQuickView> {
  if (!product || !UUID.test(product)) return NO_QUICK_VIEW;
  const id = product as ProductId;
  const call = context.get(apiContext);
  const [detail, reviews] = await Promise.allSettled([
    call(getProduct, { id }),
    call(listReviews, { productId: id, limit: FEW_REVIEWS }),
  ]);
  if (detail.status === 'rejected') return { quickView: null, isWhole: isNotThere(detail.reason) };
  const shown = reviews.status === 'fulfilled' ? reviews.value : null;
  return { quickView: { product: detail.value.data, reviews: shown }, isWhole: shown !== null };
}

function isNotThere(error: unknown): boolean {
  return isProblem(error) && (error.kind === 'missing' || error.kind === 'gone');
}
