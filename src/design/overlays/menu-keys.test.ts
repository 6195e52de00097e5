import { expect, test } from 'vitest';
import { menuStep } from './menu-keys.ts';

test('arrow keys wrap at both ends of a menu', () => {
  expect(menuStep('ArrowDown', -1, 3)).toBe(0);
  expect(menuStep('ArrowDown', 2, 3)).toBe(0);
  expect(menuStep('ArrowUp', 0, 3)).toBe(2);
  expect(menuStep('ArrowUp', -1, 3)).toBe(2);
});

test('Home and End reach the ends, other keys do nothing, and an empty menu has nowhere to go', () => {
  expect(menuStep('Home', 2, 3)).toBe(0);
  expect(menuStep('End', 0, 3)).toBe(2);
  expect(menuStep('a', 0, 3)).toBeNull();
  expect(menuStep('ArrowDown', 0, 0)).toBeNull();
});
