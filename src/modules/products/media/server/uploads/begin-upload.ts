import type { ActorCtx } from '#platform/context.ts';
import { PART_BYTES, type StoragePort } from '#platform/storage/storage.ts';
import type { Purpose } from '#products/media/upload-rules.ts';
import { MB, sizeFault } from '#products/media/upload-rules.ts';
import { type Begun, tooManyUploads, uploadsWaiting } from '#products/media/uploads.contract.ts';
import { newId } from '#shared/id.ts';
import { incomingKey, uploadKey } from './upload-key.ts';
import { ownerOf } from './upload-owner.ts';
import { partSize, partsOf } from './upload-parts.ts';
import { countBegun, insertUpload, setParts } from './uploads.queries.ts';

/** As many as a day's work needs at once; the sweep takes what was never sent (docs/security-cases.md D16). */
const MAX_OPEN_UPLOADS = 100;

/**
 * Gives leave to send one file of this size to one key of the shop's making, straight to the storage.
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
  const owner = ownerOf(ctx);
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
