import { describe, expect, test } from 'vitest';
import { changeToast, noToast, toastDuration } from './toast-state.ts';

describe('toasts', () => {
  test('a new toast takes the place of the one in sight', () => {
    const first = changeToast(noToast, { show: { title: 'Added' } });
    const second = changeToast(first, { show: { title: 'Removed' } });
    expect(second.shown?.title).toBe('Removed');
    expect(second.shown?.id).not.toBe(first.shown?.id);
  });

  test('the clock of an old toast does not take the new one away', () => {
    const first = changeToast(noToast, { show: { title: 'Added' } });
    const second = changeToast(first, { show: { title: 'Removed' } });
    expect(changeToast(second, { dismiss: first.shown?.id ?? 0 })).toBe(second);
  });

  test('dismissing the one in sight leaves none, and its number is not given again', () => {
    const first = changeToast(noToast, { show: { title: 'Added' } });
    const none = changeToast(first, { dismiss: 1 });
    expect(none.shown).toBeNull();
    expect(changeToast(none, { show: { title: 'Again' } }).shown?.id).toBe(2);
  });

  test('stays five seconds, ten with a button, or as long as requested', () => {
    expect(toastDuration({ title: 'Saved' })).toBe(5_000);
    expect(toastDuration({ title: 'Deleted', action: { label: 'Undo', onAct: () => {} } })).toBe(10_000);
    expect(toastDuration({ title: 'Saved', duration: 1_000 })).toBe(1_000);
  });
});
