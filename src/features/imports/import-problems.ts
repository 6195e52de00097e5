import { problem } from '#shared/problem.ts';

export const importIsMissing = problem('import.missing', 'missing', 'This import is not there any more.');
export const importNotChecked = problem(
  'import.not_checked',
  'conflict',
  'This file is not checked, or has been imported already.',
);
export const importNotUnderWay = problem('import.not_under_way', 'conflict', 'This import is not under way.');
export const tooManyImports = problem(
  'import.too_many',
  'conflict',
  'Three files are being worked on already. Wait until one of them is done.',
);
export const sellerCannotImport = problem(
  'import.no_such_seller',
  'invalid',
  'There is no approved seller of that name.',
);

/** Why a file as a whole can't be read, in the words that stand in place of its report. */
export const fileUnreadable = problem('import.unreadable', 'invalid', (sentence: string) => sentence);
