import { storageUnavailable } from '#platform/storage/storage.ts';

/** Faults of a disk that pass or that somebody has to mend: full, read-only, out of reach. */
const AWAY = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Waits for something done on the disk. @throws storageUnavailable when the disk will not have it */
export function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(error => {
    throw AWAY.has(codeOf(error)) ? Object.assign(storageUnavailable(), { cause: error }) : error;
  });
}

/** For `catch`: what is not there is undefined. */
export function missing(error: unknown): undefined {
  if (!MISSING.has(codeOf(error))) throw error;
}
