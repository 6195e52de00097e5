import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { ProductId, ReviewId, UploadId, UserId } from '#shared/id.ts';

/** As SQL: the addresses of a review's photos in their order. `r` is the review. */
export const photosOf = sql<string[]>`array(
  select '/media/' || f.key from review_photos x join uploads f on f.id = x.upload_id
  where x.review_id = r.id order by x.position)`;

/** Removes the photos from a person's review of a product. @returns their uploads */
export async function takePhotos(tx: Tx, productId: ProductId, userId: UserId): Promise<UploadId[]> {
  const rows = await tx
    .deleteFrom('review_photos as x')
    .using('reviews as r')
    .whereRef('r.id', '=', 'x.review_id')
    .where('r.product_id', '=', productId)
    .where('r.user_id', '=', userId)
    .returning('x.upload_id')
    .execute();
  return rows.map(({ upload_id }) => upload_id);
}

export async function insertPhotos(tx: Tx, reviewId: ReviewId, uploads: readonly UploadId[]): Promise<void> {
  const rows = uploads.map((upload_id, at) => ({ review_id: reviewId, position: at + 1, upload_id }));
  await tx.insertInto('review_photos').values(rows).execute();
}
