import { storageUnavailable } from '#platform/storage/storage.ts';

/** Errors of a disk that are temporary or that an operator must fix: full, read-only, unreachable. */
const AWAY = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Converts disk errors. @throws storageUnavailable */
export function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(error => {
    throw AWAY.has(codeOf(error)) ? Object.assign(storageUnavailable(), { cause: error }) : error;
  });
}

/** For `catch`: undefined if the file is missing. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!MISSING.has(codeOf(error))) throw error;
}
