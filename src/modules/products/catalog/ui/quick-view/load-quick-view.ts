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
  /** `null` if they failed to load; the product is shown without them. */
  readonly reviews: ReviewPage | null;
}

export interface LoadedQuickView {
  readonly quickView: QuickView | null;
  /** False if something failed to load. */
  readonly isWhole: boolean;
}

export const NO_QUICK_VIEW: LoadedQuickView = { quickView: null, isWhole: true };

/** Loads the product of the quick view. Never throws, so that the list is shown even if it fails. */
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
