import type { Ctx } from '#platform/context.ts';
import type { Download } from '#platform/http/serving/serve-download.ts';
import { loadSharp } from '#platform/load-sharp.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { findReturnPhoto } from '#products/media/server/uploads/uploads.queries.ts';
import { MAX_BYTES } from '#products/media/upload-rules.ts';
import { uploadIsMissing } from '#products/media/uploads.contract.ts';
import type { UploadId } from '#shared/id.ts';

/** Twice the size on screen, for high-resolution displays. */
const SMALL_SIDE = 192;

/**
 * A private photo as it is stored, or as a small square. The caller must have checked that the reader may see it.
 * @throws uploadIsMissing
 */
export async function openPrivatePhoto(
  ctx: Ctx,
  store: StoragePort,
  photo: UploadId,
  size?: 'small',
): Promise<Download> {
  const key = await findReturnPhoto(ctx.db, photo);
  const bytes = key === undefined ? undefined : await readWhole(store, key, MAX_BYTES.return);
  if (!bytes) throw uploadIsMissing();
  return { name: 'photo.webp', type: 'image/webp', pieces: size === 'small' ? await smallSquare(bytes) : bytes };
}

async function smallSquare(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(photo).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'cover' }).webp({ quality: 76 }).toBuffer();
}
