import { describe, expect, it } from 'vitest';
import { soundOf } from './sound.ts';
import { mistyped, spellingCost } from './spelling-cost.ts';

const costOf = (typed: string, known: string) => spellingCost(mistyped(typed), known);

describe('a mistyped word', () => {
  it.each([
    ['bote', 'boat'],
    ['samsang', 'samsung'],
    ['hevells', 'havells'],
    ['geezer', 'geyser'],
    ['fone', 'phone'],
    ['kamera', 'camera'],
    ['crompten', 'crompton'],
  ])('%s sounds like %s', (typed, known) => {
    expect(soundOf(typed)).toBe(soundOf(known));
    expect(costOf(typed, known)).toBeLessThan(1);
  });

  it('costs less where it sounds the same or the key is next to the right one', () => {
    expect(costOf('bote', 'boat')).toBeLessThan(costOf('bote', 'note') ?? 0);
    expect(costOf('iphine', 'iphone')).toBeLessThan(costOf('ipzone', 'iphone') ?? 0);
    expect(costOf('nikkon', 'nikon')).toBeLessThan(costOf('nikxon', 'nikon') ?? 0);
    expect(costOf('levono', 'lenovo')).toBeDefined();
  });

  it('is not every other word', () => {
    expect(costOf('bose', 'rose')).toBeDefined();
    expect(costOf('galaxy', 'laptop')).toBeUndefined();
  });
});
