import { t } from '#shared/language/t.ts';
export const IMPORT_STATES = ['uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What became of a picture that is to be fetched from another site. */
export const PICTURE_STATES = ['waiting', 'fetched', 'refused'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  get uploaded() {
    return t('products.imports.state.uploaded');
  },
  get checking() {
    return t('products.imports.state.checking');
  },
  get checked() {
    return t('products.imports.state.checked');
  },
  get running() {
    return t('products.imports.state.running');
  },
  get done() {
    return t('products.imports.state.done');
  },
  get stopped() {
    return t('products.imports.state.stopped');
  },
  get failed() {
    return t('products.imports.state.failed');
  },
};

/** Whether an import is being worked on. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'uploaded' || state === 'checking' || state === 'running';
}

export interface Progress {
  readonly state: ImportState;
  readonly rows: number;
  readonly checked: number;
  readonly added: number;
  readonly changed: number;
  readonly done: number;
}

/** How many rows are left to write. */
export function rowsToWrite({ added, changed, done }: Progress): number {
  return Math.max(0, added + changed - done);
}

/** Words for categories that a report lists, and one call explains; the others follow when these have a meaning. */
export const WORDS_AT_ONCE = 50;

/** Attributes that one call can take out of texts. */
export const MAX_TAKEN = 200;

/** Whether what its words mean can still be said: all rows are checked, and none is written. */
export function canNameCategories({ state, rows, checked, done }: Progress): boolean {
  return done === 0 && rows > 0 && checked === rows && (state === 'checked' || state === 'stopped');
}

/** Whether its rows can be imported: all are checked, and some are still to be written. */
export function canRun(progress: Progress): boolean {
  const { state, rows, checked } = progress;
  const isChecked = state === 'checked' || (state === 'stopped' && rows > 0 && checked === rows);
  return isChecked && rowsToWrite(progress) > 0;
}
