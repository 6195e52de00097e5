import type { Ctx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { uploadKey } from '#products/media/server/uploads/upload-key.ts';
import { insertUpload, markFinished } from '#products/media/server/uploads/uploads.queries.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { cleanPicture } from './clean-picture.ts';

/**
 * Stores a picture from another file, such as an import's zip, as if its seller had uploaded it: checked and
 * re-encoded.
 * @returns its address in the shop
 * @throws storageUnavailable, and errors of cleanPicture
 */
export async function takePicture(
  ctx: Ctx,
  store: StoragePort,
  { sellerId, name, bytes }: { readonly sellerId: SellerId; readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const now = ctx.now();
  const { bytes: clean, width, height } = await cleanPicture(bytes);
  const id = newId<'upload'>(now.getTime());
  const key = uploadKey('picture', name, now);
  await store.put(key, clean, 'image/webp');
  await ctx.tx(async tx => {
    await insertUpload(tx.db, {
      id,
      seller_id: sellerId,
      user_id: null,
      purpose: 'picture',
      key,
      size: bytes.length,
      created_at: now,
    });
    await markFinished(tx.db, id, { width, height, at: now });
  });
  return `/media/${key}`;
}
