import { expect, test } from 'vitest';
import { warrantyText } from './warranty-text.ts';

test.each([
  [12, '1 year'],
  [24, '2 years'],
  [1, '1 month'],
  [18, '18 months'],
])('a warranty of %i months reads %s', (months, text) => {
  expect(warrantyText(months)).toBe(text);
});
