import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [0.2, 'a second'],
  [1, 'a second'],
  [30, '30 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [300, '5 minutes'],
  [3_600, '60 minutes'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
  [86_401, '2 days'],
])('%d seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
