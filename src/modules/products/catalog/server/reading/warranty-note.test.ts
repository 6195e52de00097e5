import { expect, test } from 'vitest';
import { warrantyNote } from './warranty-note.ts';

test.each([
  [12, '1 year manufacturer’s warranty'],
  [24, '2 years manufacturer’s warranty'],
  [1, '1 month manufacturer’s warranty'],
  [18, '18 months manufacturer’s warranty'],
  [0, 'No warranty declared by the seller'],
  [null, 'No warranty declared by the seller'],
])('a warranty of %j months reads %s', (warrantyMonths, note) => {
  expect(warrantyNote({ warrantyMonths, condition: 'new' })).toBe(note);
});

test('the warranty of a refurbished product is the seller’s', () => {
  expect(warrantyNote({ warrantyMonths: 6, condition: 'refurbished' })).toBe('6 months warranty from the seller');
});
