import { describe, expect, it } from 'vitest';
import { canRun, rowsToWrite } from './import-state.ts';

const checked = { state: 'checked', rows: 10, checked: 10, added: 4, changed: 2, done: 0 } as const;

describe('an import', () => {
  it('can run when it is checked and has something to write', () => {
    expect(canRun(checked)).toBe(true);
    expect(canRun({ ...checked, added: 0, changed: 0 })).toBe(false);
    expect(canRun({ ...checked, state: 'done', done: 6 })).toBe(false);
    expect(canRun({ ...checked, state: 'running' })).toBe(false);
  });

  it('can go on where it was stopped while running, not where it was stopped while being checked', () => {
    expect(canRun({ ...checked, state: 'stopped', done: 3 })).toBe(true);
    expect(rowsToWrite({ ...checked, state: 'stopped', done: 3 })).toBe(3);
    expect(canRun({ ...checked, state: 'stopped', checked: 5 })).toBe(false);
  });
});
