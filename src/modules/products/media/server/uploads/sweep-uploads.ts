import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { deleteForgotten, markUnused } from './sweep.queries.ts';
import { incomingKey } from './upload-key.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'media.sweep': Record<string, never>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was begun and not finished (docs/security-cases.md D16). */
const BEGUN_KEPT_MS = DAY_MS;
/** A picture that nothing shows: somebody may still have it in an open form, or undo what let go of it. */
const UNUSED_KEPT_MS = 7 * DAY_MS;

/**
 * Lets go of files that lead nowhere: never finished, shown by nothing for a week, read by an import a week ago, and what
 * was sent once more after its upload was finished. What a product, a banner or an order line shows is never among them.
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
