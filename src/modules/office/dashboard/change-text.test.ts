import { describe, expect, it } from 'vitest';
import { changeText, differenceText } from './change-text.ts';

describe('a change', () => {
  it.each([
    [155, 100, '+55%'],
    [92, 100, '−8%'],
    [100, 100, '±0%'],
    [0, 40, '−100%'],
    [5, 0, undefined],
  ])('from %d, before %d, is %s', (now, before, text) => expect(changeText(now, before)).toBe(text));

  it('in pieces has its sign too', () => {
    expect([differenceText(1_261, 0), differenceText(3, 6), differenceText(2, 2)]).toEqual(['+1,261', '−3', '±0']);
  });
});
