import { problem } from '#shared/api/problem.ts';

export const importIsMissing = problem('import.missing', 'missing', 'This import no longer exists.');
export const importNotChecked = problem(
  'import.not_checked',
  'conflict',
  'This file has not been checked or has already been imported.',
);
export const importNotUnderWay = problem('import.not_under_way', 'conflict', 'This import is not running.');
export const tooManyImports = problem(
  'import.too_many',
  'conflict',
  'Three imports are already running. Wait until one finishes.',
);
export const sellerCannotImport = problem('import.no_such_seller', 'invalid', 'No approved seller has this name.');

/** Why a whole file can't be read; the sentence is shown in place of its report. */
export const fileUnreadable = problem('import.unreadable', 'invalid', (sentence: string) => sentence);
