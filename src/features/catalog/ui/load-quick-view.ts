import type { RouterContextProvider } from 'react-router';
import { getProduct } from '#features/catalog/contract.ts';
import type { ProductDetail } from '#features/catalog/product.schema.ts';
import { listReviews, type ReviewPage } from '#features/reviews/contract.ts';
import { FEW_REVIEWS } from '#features/reviews/review-choice.ts';
import { load } from '#routing/load.ts';
import { type ProductId, UUID } from '#shared/id.ts';

export interface QuickView {
  readonly product: ProductDetail;
  /** `null` when they did not come; the product is shown all the same. */
  readonly reviews: ReviewPage | null;
}

/** The product that an address holds up in the listing's dialog. One that is not there is no reason to hide the list. */
export async function loadQuickView(
  context: Readonly<RouterContextProvider>,
  product: string | undefined,
): Promise<QuickView | null> {
  if (!product || !UUID.test(product)) return null;
  const id = product as ProductId;
  try {
    const [detail, reviews] = await Promise.all([
      load(context, getProduct, { id }),
      load(context, listReviews, { productId: id, limit: FEW_REVIEWS }).catch(() => null),
    ]);
    return { product: detail.data, reviews };
  } catch {
    return null;
  }
}
