import type { ActorCtx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { isOnSale } from '#products/catalog/server/catalog.ts';
import { beginUpload } from '#products/media/server/media.ts';
import { type Begun, tooManyUploads } from '#products/media/uploads.contract.ts';
import { reviewNeedsProduct } from '#products/reviews/contract.ts';
import type { beginReviewPhoto as endpoint } from '#products/reviews/photos.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';

/**
 * Permits the upload of one photo for a review.
 * @throws reviewNeedsProduct if the product is not on sale, tooManyUploads, and what beginUpload refuses
 */
export async function beginReviewPhoto(
  ctx: ActorCtx,
  store: StoragePort,
  { productId, name, size }: InputOf<typeof endpoint>,
): Promise<Begun> {
  await ctx.throttle.spend('review-photo.account', ctx.actor.id, tooManyUploads);
  if (!(await isOnSale(ctx.db, productId))) throw reviewNeedsProduct();
  return beginUpload(ctx, store, { purpose: 'review', name, size });
}
