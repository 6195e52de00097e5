import { expect, it } from 'vitest';
import { arrivalDay } from './delivery-estimate.ts';

it('promises the later day of those that delivery takes, as India counts days', () => {
  expect(arrivalDay(new Date('2026-11-20T12:00:00Z'))).toBe('Wednesday, 25 Nov');
  expect(arrivalDay(new Date('2026-11-20T19:00:00Z'))).toBe('Thursday, 26 Nov');
});
