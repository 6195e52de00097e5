import type { ActorCtx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { MB, type Purpose, sizeFault } from '#products/media/upload-rules.ts';
import {
  type Begun,
  type Permission,
  tooManyUploads,
  uploadIsMissing,
  uploadsWaiting,
} from '#products/media/uploads.contract.ts';
import { newId, type UploadId } from '#shared/id.ts';
import { PART_BYTES } from '#shared/ports/storage-port.ts';
import { incomingKey, uploadKey } from './upload-key.ts';
import { partSize, partsOf } from './upload-parts.ts';
import { countBegun, getOwnUpload, insertUpload, setParts, uploadOwnerOf } from './uploads.queries.ts';

/** Unfinished uploads of one owner; the sweep deletes abandoned ones (docs/security-cases.md D16). */
const MAX_OPEN_UPLOADS = 100;

/**
 * Grants permission to upload one file of this size, under a key chosen by the shop, straight to the storage.
 * @throws fileTooLarge, fileEmpty, tooManyUploads, uploadsWaiting, storageUnavailable
 */
export async function beginUpload(
  ctx: ActorCtx,
  store: StoragePort,
  { purpose, name, size }: { purpose: Purpose; name: string; size: number },
): Promise<Begun> {
  const fault = sizeFault(purpose, size);
  if (fault) throw fault;
  await ctx.throttle.spend('upload.account', ctx.actor.id, tooManyUploads);
  await ctx.throttle.spend('upload-megabytes.account', ctx.actor.id, tooManyUploads, Math.ceil(size / MB));
  const owner = uploadOwnerOf(ctx);
  if ((await countBegun(ctx.db, owner)) >= MAX_OPEN_UPLOADS) throw uploadsWaiting();

  const now = ctx.now();
  const id = newId<'upload'>(now.getTime());
  const key = uploadKey(purpose, name, now);
  await insertUpload(ctx.db, { id, ...owner, purpose, key, size, created_at: now });
  const parts = partsOf(size);
  if (parts === 1)
    return { upload: id, parts, partSize: PART_BYTES, first: await store.permitPut(incomingKey(key), size) };
  const partsId = await store.beginParts(incomingKey(key));
  await setParts(ctx.db, id, partsId);
  const first = await store.permitPart(incomingKey(key), partsId, 1, partSize(size, 1));
  return { upload: id, parts, partSize: PART_BYTES, first };
}

/**
 * Grants permission to upload one part, also again. @throws uploadIsMissing for a finished upload or one of somebody
 * else
 */
export async function permitPart(
  ctx: ActorCtx,
  store: StoragePort,
  { upload, part }: { upload: UploadId; part: number },
): Promise<Permission> {
  const found = await getOwnUpload(ctx.db, upload, uploadOwnerOf(ctx));
  if (found.status === 'finished' || part > partsOf(found.size)) throw uploadIsMissing();
  const key = incomingKey(found.key);
  if (found.parts_id === null) return store.permitPut(key, found.size);
  return store.permitPart(key, found.parts_id, part, partSize(found.size, part));
}
