import { describe, expect, it } from 'vitest';
import { parseRecent, withRecent } from './recent-searches.ts';

describe('recent searches', () => {
  it('come newest first, each once, six at most', () => {
    expect(withRecent(['tv', 'iphone'], 'Case')).toEqual(['Case', 'tv', 'iphone']);
    expect(withRecent(['tv', 'iPhone'], 'iphone')).toEqual(['iphone', 'tv']);
    expect(withRecent(['1a', '2a', '3a', '4a', '5a', '6a'], '7a')).toEqual(['7a', '1a', '2a', '3a', '4a', '5a']);
  });

  it('keep of a keyword that was typed on only the end', () => {
    expect(withRecent(['gala', 'tv'], 'galaxy')).toEqual(['galaxy', 'tv']);
    expect(withRecent(['tv', 'gala'], 'galaxy')).toEqual(['galaxy', 'tv', 'gala']);
  });

  it('are read back without what is no keyword', () => {
    expect(parseRecent('["tv", 3, "", "x", " tv", null, "वॉच"]')).toEqual(['tv', 'वॉच']);
    expect(parseRecent(JSON.stringify(['x'.repeat(101)]))).toEqual([]);
    expect([null, '', '{', '{}', '"tv"', 'null'].map(parseRecent)).toEqual([[], [], [], [], [], []]);
  });
});
