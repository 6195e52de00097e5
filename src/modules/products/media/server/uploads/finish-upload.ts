import type { ActorCtx } from '#platform/context.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { fileKind } from '#products/media/file-kind.ts';
import { pictureUrl } from '#products/media/picture-url.ts';
import { type CleanPicture, cleanPicture } from '#products/media/server/pictures/clean-picture.ts';
import { DrawingQueue } from '#products/media/server/pictures/drawing-queue.ts';
import { notATable, type Uploaded, uploadIncomplete, uploadIsMissing } from '#products/media/uploads.contract.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { UploadId } from '#shared/id.ts';
import { incomingKey } from './upload-key.ts';
import { partsOf } from './upload-parts.ts';
import { deleteBegun, getOwnUpload, markFinished, type UploadRow, uploadOwnerOf } from './uploads.queries.ts';

/** Pictures are re-encoded one at a time, so that requests keep the processor. */
const cleaning = new DrawingQueue(1, 100);

/**
 * Checks an uploaded file and finishes the upload; a picture's re-encoded version is stored first. Refused files are
 * deleted. Idempotent.
 * @throws uploadIsMissing, uploadIncomplete, storageUnavailable, busy, and errors of cleanPicture and checkTable
 */
export async function finishUpload(
  ctx: ActorCtx,
  store: StoragePort,
  { upload, tags = [] }: { readonly upload: UploadId; readonly tags?: readonly string[] | undefined },
): Promise<Uploaded> {
  const found = await getOwnUpload(ctx.db, upload, uploadOwnerOf(ctx));
  if (found.status === 'finished') return presentUpload(found);
  await checkArrived(store, found, tags);
  try {
    return found.purpose === 'import' ? await finishTable(ctx, store, found) : await finishPicture(ctx, store, found);
  } catch (error) {
    if (isProblem(error) && isFinal(error.status)) await forget(ctx, found);
    throw error;
  }
}

/** @throws uploadIncomplete if bytes are missing; they can still be sent */
async function checkArrived(
  store: StoragePort,
  { key, size, parts_id }: UploadRow,
  tags: readonly string[],
): Promise<void> {
  const incoming = incomingKey(key);
  let there = await store.sizeOf(incoming);
  const isWhole = tags.length === partsOf(size);
  if (there === undefined && parts_id && isWhole && (await store.completeParts(incoming, parts_id, tags)))
    there = await store.sizeOf(incoming);
  if (there !== size) throw uploadIncomplete();
}

async function finishPicture(ctx: ActorCtx, store: StoragePort, found: UploadRow): Promise<Uploaded> {
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

async function finishTable(ctx: ActorCtx, store: StoragePort, found: UploadRow): Promise<Uploaded> {
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

/** Whether sending the same bytes again would be refused again. */
function isFinal(status: number): boolean {
  return status === 400 || status === 413 || status === 415;
}

async function forget(ctx: ActorCtx, { id, key }: UploadRow): Promise<void> {
  await ctx.tx(async tx => {
    if (await deleteBegun(tx.db, id)) await tx.later('media.forget', { keys: [incomingKey(key)] });
  });
}

/** Accepts zip files and text; UTF-16 is recognized by its byte order mark. @throws notATable */
async function checkTable(store: StoragePort, key: string): Promise<void> {
  const opened = await store.open(key);
  if (!opened) throw notATable();
  let head = Buffer.alloc(0);
  for await (const chunk of opened.stream) {
    head = Buffer.concat([head, chunk as Buffer]);
    if (head.length >= 4096) break;
  }
  const isWide = head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]));
  const isText = isWide || !head.subarray(0, 4096).includes(0);
  const kind = fileKind(head);
  if (kind !== 'zip' && (kind !== undefined || !isText)) throw notATable();
}

/** Deletes an unfinished upload with its parts. A finished one is left to the sweep. @throws uploadIsMissing */
export async function cancelUpload(ctx: ActorCtx, upload: UploadId): Promise<void> {
  await ctx.tx(async tx => {
    const found = await getOwnUpload(tx.db, upload, uploadOwnerOf(ctx));
    if (!(await deleteBegun(tx.db, upload))) return;
    const incoming = incomingKey(found.key);
    await tx.later('media.forget', {
      keys: [incoming],
      ...(found.parts_id && { parts: [{ key: incoming, id: found.parts_id }] }),
    });
  });
}

function presentUpload({ id, purpose, key, width, height }: UploadRow): Uploaded {
  const isPublic = purpose === 'picture' || purpose === 'review';
  return { upload: id, url: isPublic ? pictureUrl(key) : null, width, height };
}
