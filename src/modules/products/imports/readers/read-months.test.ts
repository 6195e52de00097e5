import { describe, expect, it } from 'vitest';
import { readMonths } from './read-months.ts';

describe('a warranty in a cell', () => {
  it.each([
    ['12', 12],
    ['6 Months', 6],
    ['1 year', 12],
    ['1.5 yrs', 18],
    ['2 years warranty', 24],
    ['0', 0],
  ])('%s is understood', (text, months) => {
    expect(readMonths(text)).toEqual({ value: months });
  });

  it.each(['lifetime', '1.3', '999', '', '-1'])('%s is refused', text => {
    expect(readMonths(text)).toEqual({ fault: expect.stringContaining('months') });
  });
});
