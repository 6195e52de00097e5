import { describe, expect, it } from 'vitest';
import { factWords } from './fact-words.ts';

describe('what an act has changed', () => {
  it('is recorded fact by fact, with the old and the new value', () => {
    const before = { status: 'Approved', reason: null };
    expect(factWords(before, { status: 'Rejected', reason: 'No licence' })).toEqual([
      'status: Approved → Rejected',
      'reason: No licence',
    ]);
    expect(factWords({ status: 'Rejected', reason: 'No licence' }, { status: 'Approved', reason: null })).toEqual([
      'status: Rejected → Approved',
      'reason: none',
    ]);
  });

  it('leaves out what stayed, and is as little as there is', () => {
    expect(factWords({ status: 'Approved' }, { status: 'Approved' })).toEqual([]);
    expect(factWords(null, { email: 'a@x.example' })).toEqual(['email: a@x.example']);
    expect(factWords(null, null)).toEqual([]);
  });
});
