import type { Readable } from 'node:stream';
import { fileIsMissing } from '#features/imports/import-problems.ts';
import type { ActorCtx } from '#platform/context.ts';

/** Where files of goods are sent before they are imported. */
export interface ImportFiles {
  /** A file that somebody has sent. @throws fileIsMissing, also for files of others */
  readonly find: (ctx: ActorCtx, file: string) => Promise<{ readonly key: string; readonly bytes: number }>;
  /** The bytes of a file from its beginning; undefined when it is not there any more. */
  readonly open: (key: string) => Promise<{ readonly stream: Readable } | undefined>;
}

/** No file was ever sent. */
export const noFiles: ImportFiles = {
  find: async () => {
    throw fileIsMissing();
  },
  open: async () => undefined,
};
