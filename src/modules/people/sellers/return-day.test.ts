import { describe, expect, it } from 'vitest';
import { isReturnDay } from './return-day.ts';

describe('the day on which a shop opens again', () => {
  // Half past midnight in India, still the day before in London.
  const now = new Date('2026-11-21T19:00:00Z');
  it.each([
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2027-11-22', true],
    ['2027-11-23', false],
    ['2025-12-01', false],
  ])('may be %s: %s', (day, may) => expect(isReturnDay(day, now)).toBe(may));
});
