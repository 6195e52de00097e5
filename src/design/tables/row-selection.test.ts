import { describe, expect, test } from 'vitest';
import { keysBetween, selectionOf, toggleRows } from './row-selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('choosing rows', () => {
  test('a range runs either way and includes both ends', () => {
    expect(keysBetween(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  test('a range from a row that is gone selects only the clicked row', () => {
    expect([...toggleRows(rows, new Set(), 'c', 'gone')]).toEqual(['c']);
  });

  test('turning a row over leaves the others and the given set as they were', () => {
    const before = new Set(['a']);
    expect([...toggleRows(rows, before, 'c')]).toEqual(['a', 'c']);
    expect([...toggleRows(rows, before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });

  test('a range takes the state of its last row', () => {
    expect([...toggleRows(rows, new Set(['b']), 'd', 'b')].sort()).toEqual(['b', 'c', 'd']);
    expect([...toggleRows(rows, new Set(['a', 'b', 'c', 'd']), 'c', 'b')].sort()).toEqual(['a', 'd']);
  });

  test('the header shows all, some or none selected, counting only visible rows', () => {
    expect(selectionOf(rows, new Set())).toBe('none');
    expect(selectionOf(rows, new Set(['z']))).toBe('none');
    expect(selectionOf(rows, new Set(['a']))).toBe('some');
    expect(selectionOf(rows, new Set(rows))).toBe('all');
    expect(selectionOf([], new Set())).toBe('none');
  });
});
