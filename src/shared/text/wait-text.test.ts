import { expect, test } from 'vitest';
import { tooManyRequests } from '#shared/api/problems.ts';
import { speaking } from '#shared/language/speaking.ts';
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

test('a refusal says the waiting time in the language of its answer', () => {
  const refusal = tooManyRequests(61);
  expect(refusal.message).toContain('in 2 minutes');
  expect(speaking('hi', () => refusal.message)).toContain('2 मिनट बाद');
});
