import type { ActorCtx } from '#platform/context.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { checkTable } from '#products/media/server/check-table.ts';
import { type CleanPicture, cleanPicture } from '#products/media/server/pictures/clean-picture.ts';
import { DrawingQueue } from '#products/media/server/pictures/drawing-queue.ts';
import { type Uploaded, uploadIncomplete, uploadIsMissing } from '#products/media/uploads.contract.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { UploadId } from '#shared/id.ts';
import { incomingKey } from './upload-key.ts';
import { ownerOf } from './upload-owner.ts';
import { partsOf } from './upload-parts.ts';
import { presentUpload } from './uploads.present.ts';
import { deleteBegun, findOwnUpload, markFinished, type UploadRow } from './uploads.queries.ts';

/** Pictures are drawn anew one at a time, so that uploads never take the processor from those who buy. */
const cleaning = new DrawingQueue(1, 100);

/**
 * Looks at what has arrived and, when it is right, makes it fit to be shown: the cleaned picture is stored before the
 * upload counts as finished. What is refused is deleted. Asked again it answers the same.
 * @throws uploadIsMissing, uploadIncomplete, storageUnavailable, busy, and what cleanPicture and checkTable refuse
 */
export async function finishUpload(
  ctx: ActorCtx,
  store: StoragePort,
  { upload, tags = [] }: { readonly upload: UploadId; readonly tags?: readonly string[] | undefined },
): Promise<Uploaded> {
  const found = await findOwnUpload(ctx.db, upload, ownerOf(ctx));
  if (!found) throw uploadIsMissing();
  if (found.status === 'finished') return presentUpload(found);
  await arrived(store, found, tags);
  try {
    return found.purpose === 'import' ? await readable(ctx, store, found) : await showable(ctx, store, found);
  } catch (error) {
    if (isProblem(error) && isFinal(error.status)) await forget(ctx, found);
    throw error;
  }
}

/** @throws uploadIncomplete while bytes are missing; they can still be sent */
async function arrived(store: StoragePort, { key, size, parts_id }: UploadRow, tags: readonly string[]): Promise<void> {
  const incoming = incomingKey(key);
  let there = await store.sizeOf(incoming);
  const isWhole = tags.length === partsOf(size);
  if (there === undefined && parts_id && isWhole && (await store.completeParts(incoming, parts_id, tags)))
    there = await store.sizeOf(incoming);
  if (there !== size) throw uploadIncomplete();
}

async function showable(ctx: ActorCtx, store: StoragePort, found: UploadRow): Promise<Uploaded> {
  const incoming = incomingKey(found.key);
  const clean = await cleaning.run<CleanPicture>(
    found.id,
    async () => {
      const sent = await readWhole(store, incoming, found.size);
      if (!sent) throw uploadIncomplete();
      const picture = await cleanPicture(sent);
      await store.put(found.key, picture.bytes, 'image/webp');
      return picture;
    },
    true,
  );
  return finished(ctx, found, clean, [incoming]);
}

async function readable(ctx: ActorCtx, store: StoragePort, found: UploadRow): Promise<Uploaded> {
  await checkTable(store, found.key);
  return finished(ctx, found, { width: null, height: null }, []);
}

function finished(
  ctx: ActorCtx,
  found: UploadRow,
  { width, height }: { readonly width: number | null; readonly height: number | null },
  done: readonly string[],
): Promise<Uploaded> {
  return ctx.tx(async tx => {
    if (!(await markFinished(tx.db, found.id, { width, height, at: tx.now() }))) throw uploadIsMissing();
    if (done.length > 0) await tx.later('media.forget', { keys: done });
    return presentUpload({ ...found, width, height });
  });
}

/** A refusal that sending the same bytes again would get again. */
function isFinal(status: number): boolean {
  return status === 400 || status === 413 || status === 415;
}

async function forget(ctx: ActorCtx, { id, key }: UploadRow): Promise<void> {
  await ctx.tx(async tx => {
    if (await deleteBegun(tx.db, id)) await tx.later('media.forget', { keys: [incomingKey(key)] });
  });
}
