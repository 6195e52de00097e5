import { expect, it } from 'vitest';
import { changeWord, OwnChanges, readChange } from './own-changes.ts';

it('a change of this process is news once, whichever way it is learned of first', () => {
  const own = new OwnChanges();
  const [first, second] = [own.mark(), own.mark()];
  expect([first, second, first, second].map(mark => own.isNews(mark))).toEqual([true, true, false, false]);
});

it('a change of another process is always news', () => {
  const own = new OwnChanges();
  const other = new OwnChanges().mark();
  expect([other, other].map(mark => own.isNews(mark))).toEqual([true, true]);
});

it('a notification that was awaited when others were missed is news if it comes', () => {
  const own = new OwnChanges();
  const mark = own.mark();
  own.isNews(mark);
  own.forget();
  expect(own.isNews(mark)).toBe(true);
});

it('a notification says the mark and the tags, and one of an earlier version the tags only', () => {
  const mark = new OwnChanges().mark();
  expect(readChange(changeWord(mark, 'catalog product:7'))).toEqual({ mark, tags: new Set(['catalog', 'product:7']) });
  expect(readChange('catalog product:7')).toEqual({ mark: '', tags: new Set(['catalog', 'product:7']) });
});
