import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const importIsMissing = problem('import.missing', 'missing', () => t('products.imports.refusal.missing'));
export const importNotChecked = problem('import.not_checked', 'conflict', () =>
  t('products.imports.refusal.notChecked'),
);
export const importNotUnderWay = problem('import.not_under_way', 'conflict', () =>
  t('products.imports.refusal.notRunning'),
);
export const tooManyImports = problem('import.too_many', 'conflict', () => t('products.imports.refusal.tooMany'));
export const sellerCannotImport = problem('import.no_such_seller', 'invalid', () =>
  t('products.imports.refusal.noSeller'),
);

export const categoryOfWordUnknown = problem('import.no_such_category', 'invalid', (word: string) =>
  t('products.imports.refusal.noCategory', { word }),
);
export const attributeOfProposalUnknown = problem('import.no_such_attribute', 'invalid', (attribute: string) =>
  t('products.imports.refusal.noAttribute', { attribute }),
);
export const wordSaysNothing = problem('import.empty_word', 'invalid', () => t('products.imports.refusal.emptyWord'));
export const tooManyWords = problem('import.too_many_words', 'conflict', (most: number) =>
  t('products.imports.refusal.tooManyWords', { most }),
);

export const tooManyRetries = problem('import.too_many_retries', 'too-many', (seconds: number) =>
  t('products.imports.refusal.tooManyRetries', { wait: waitText(seconds) }),
);

/** Why a whole file can't be read; the sentence is shown in place of its report. */
export const fileUnreadable = problem('import.unreadable', 'invalid', (say: () => string) => say());
