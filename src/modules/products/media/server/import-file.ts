import type { ActorCtx } from '#platform/context.ts';
import { ownerOf } from '#products/media/server/uploads/upload-owner.ts';
import { findOwnUpload } from '#products/media/server/uploads/uploads.queries.ts';
import { uploadIsMissing } from '#products/media/uploads.contract.ts';
import type { UploadId } from '#shared/id.ts';

/** Where a file lies that was sent to be imported, and how large it is. @throws uploadIsMissing, also for files of others */
export async function importFile(ctx: ActorCtx, upload: UploadId): Promise<{ key: string; bytes: number }> {
  const found = await findOwnUpload(ctx.db, upload, ownerOf(ctx));
  if (found?.status !== 'finished' || found.purpose !== 'import') throw uploadIsMissing();
  return { key: found.key, bytes: Number(found.size) };
}
