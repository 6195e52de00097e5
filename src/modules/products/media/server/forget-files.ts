import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { PictureLibrary } from '#products/media/server/pictures/picture-library.ts';

interface Forgotten {
  readonly keys: readonly string[];
  readonly parts?: readonly { readonly key: string; readonly id: string }[];
}

declare module '#platform/context.ts' {
  interface JobPayloads {
    'media.forget': Forgotten;
  }
}

/** Deletes files that no row names any more: asked for in the transaction that let go of them, tried until it is done. */
export function forgetFiles(store: StoragePort, pictures?: Pick<PictureLibrary, 'forget'>): JobHandler<'media.forget'> {
  return async (_ctx, { keys, parts = [] }) => {
    for (const { key, id } of parts) await store.abortParts(key, id);
    for (const key of keys) {
      await store.remove(key);
      await pictures?.forget(key);
    }
  };
}
