import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { PictureLibrary } from '#products/media/server/pictures/picture-library.ts';
import { deleteForgotten, markUnused } from './sweep.queries.ts';
import { incomingKey } from './upload-key.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'media.sweep': Record<string, never>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Unfinished uploads (docs/security-cases.md D16). */
const BEGUN_KEPT_MS = DAY_MS;
/** Unused pictures: they may be in an open form, or an undo may restore their use. */
const UNUSED_KEPT_MS = 7 * DAY_MS;

/**
 * Job: deletes uploads that were not finished, pictures unused for a week, import files finished a week ago, and files
 * that were sent again after their upload was finished. Pictures of products, banners, order lines and reviews are in use.
 */
export function sweepUploads(store: StoragePort): JobHandler<'media.sweep'> {
  return async ctx => {
    const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
    await ctx.tx(async tx => {
      await markUnused(tx);
      const gone = await deleteForgotten(tx.db, { begunBefore: ago(BEGUN_KEPT_MS), unusedBefore: ago(UNUSED_KEPT_MS) });
      for (const { key, partsId } of gone)
        await tx.later('media.forget', {
          keys: [key, incomingKey(key)],
          ...(partsId && { parts: [{ key: incomingKey(key), id: partsId }] }),
        });
    });
    for await (const { key, changedAt } of store.list('incoming/'))
      if (changedAt < ago(BEGUN_KEPT_MS)) await store.remove(key);
  };
}

interface Forgotten {
  readonly keys: readonly string[];
  readonly parts?: readonly { readonly key: string; readonly id: string }[];
}

declare module '#platform/context.ts' {
  interface JobPayloads {
    'media.forget': Forgotten;
  }
}

/**
 * Job: deletes files whose rows are deleted. Added in the transaction that deletes the row, retried until it succeeds.
 */
export function forgetFiles(store: StoragePort, pictures?: Pick<PictureLibrary, 'forget'>): JobHandler<'media.forget'> {
  return async (_ctx, { keys, parts = [] }) => {
    for (const { key, id } of parts) await store.abortParts(key, id);
    for (const key of keys) {
      await store.remove(key);
      await pictures?.forget(key);
    }
  };
}
