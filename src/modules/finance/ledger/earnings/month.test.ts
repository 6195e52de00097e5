import { describe, expect, it } from 'vitest';
import { MONTH, monthOf, monthSpan, monthsBetween, monthText } from './month.ts';

describe('a month', () => {
  it('begins and ends by the clocks of India', () => {
    expect(monthSpan('2026-12')).toEqual({
      from: new Date('2026-11-30T18:30:00Z'),
      before: new Date('2026-12-31T18:30:00Z'),
    });
    expect(monthOf(new Date('2026-11-30T18:29:59Z'))).toBe('2026-11');
    expect(monthOf(new Date('2026-11-30T18:30:00Z'))).toBe('2026-12');
  });

  it('has a name', () => {
    expect(monthText('2026-01')).toBe('January 2026');
    expect(monthText('2026-11')).toBe('November 2026');
  });

  it('is one of those between', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
  });

  it.each(['2026-13', '2026-1', '26-01', '2026-00', '2026-01-01'])('is not %s', text => {
    expect(MONTH.test(text)).toBe(false);
  });
});
