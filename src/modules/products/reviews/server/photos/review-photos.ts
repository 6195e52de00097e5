import type { TxCtx } from '#platform/context.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { claimReviewPhotos, deleteUploadsById } from '#products/media/server/media.ts';
import { pictureUnknown } from '#products/media/uploads.contract.ts';
import type { ProductId, ReviewId, UploadId, UserId } from '#shared/id.ts';
import { insertPhotos, takePhotos } from './photos.queries.ts';

interface Written {
  readonly id: ReviewId;
  readonly productId: ProductId;
  readonly userId: UserId;
}

/**
 * Shows these photos with a review, in this order, and deletes those that it showed before.
 * @throws pictureUnknown for photos that its author has not uploaded for a review, twice, or shows with another review
 */
export async function replacePhotos(
  tx: TxCtx,
  { id, productId, userId }: Written,
  photos: readonly string[],
): Promise<void> {
  const former = await takePhotos(tx.db, productId, userId);
  const uploads = await claim(tx, photos, userId);
  if (uploads.length > 0) await show(tx, id, uploads);
  await forget(
    tx,
    former.filter(upload => !uploads.includes(upload)),
  );
}

/** Deletes the photos of a person's review of a product, with their files. */
export async function removePhotos(tx: TxCtx, productId: ProductId, userId: UserId): Promise<void> {
  await forget(tx, await takePhotos(tx.db, productId, userId));
}

async function claim(tx: TxCtx, photos: readonly string[], userId: UserId): Promise<UploadId[]> {
  if (photos.length === 0) return [];
  const claimed = await claimReviewPhotos(tx.db, photos, userId);
  return photos.map(photo => {
    const upload = claimed.get(photo);
    if (!upload) throw pictureUnknown();
    return upload;
  });
}

async function show(tx: TxCtx, reviewId: ReviewId, uploads: readonly UploadId[]): Promise<void> {
  try {
    await insertPhotos(tx.db, reviewId, uploads);
  } catch (error) {
    throw violatedConstraint(error) === 'review_photos_once' ? pictureUnknown() : error;
  }
}

async function forget(tx: TxCtx, uploads: readonly UploadId[]): Promise<void> {
  if (uploads.length > 0) await tx.later('media.forget', { keys: await deleteUploadsById(tx.db, uploads) });
}
