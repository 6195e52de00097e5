import type { ActorCtx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { type Permission, uploadIsMissing } from '#products/media/uploads.contract.ts';
import type { UploadId } from '#shared/id.ts';
import { incomingKey } from './upload-key.ts';
import { ownerOf } from './upload-owner.ts';
import { partSize, partsOf } from './upload-parts.ts';
import { findOwnUpload } from './uploads.queries.ts';

/** Leave to send one piece, again or for the first time. @throws uploadIsMissing for one that is finished or not one's own */
export async function permitPart(
  ctx: ActorCtx,
  store: StoragePort,
  { upload, part }: { upload: UploadId; part: number },
): Promise<Permission> {
  const found = await findOwnUpload(ctx.db, upload, ownerOf(ctx));
  if (!found || found.status === 'finished' || part > partsOf(found.size)) throw uploadIsMissing();
  const key = incomingKey(found.key);
  if (found.parts_id === null) return store.permitPut(key, found.size);
  return store.permitPart(key, found.parts_id, part, partSize(found.size, part));
}
