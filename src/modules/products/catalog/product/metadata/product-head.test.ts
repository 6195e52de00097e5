import { describe, expect, it } from 'vitest';
import { shortened } from './product-head.ts';

describe('a shortened text', () => {
  it('stays as it is when it fits, on one line', () => {
    expect(shortened(' A phone\n for  two ', 20)).toBe('A phone for two');
  });

  it('ends with a whole word and says that there is more', () => {
    expect(shortened('A phone for two, and a cable', 18)).toBe('A phone for two…');
  });

  it('cuts an endless word, never through a letter', () => {
    expect(shortened('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(shortened('📱'.repeat(30), 10).isWellFormed()).toBe(true);
  });
});
