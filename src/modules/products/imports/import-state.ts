export const IMPORT_STATES = ['uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  uploaded: 'Waiting',
  checking: 'Checking',
  checked: 'Checked',
  running: 'Importing',
  done: 'Imported',
  stopped: 'Stopped',
  failed: 'Unreadable',
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

/** Whether its rows can be imported: all are checked, and some are still to be written. */
export function canRun(progress: Progress): boolean {
  const { state, rows, checked } = progress;
  const isChecked = state === 'checked' || (state === 'stopped' && rows > 0 && checked === rows);
  return isChecked && rowsToWrite(progress) > 0;
}
