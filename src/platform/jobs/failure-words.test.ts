import { expect, it } from 'vitest';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import { failureWords, isForGood } from './failure-words.ts';

it('repeats what a mail server is said to have done, and of any other fault only its kind', () => {
  expect(failureWords(new DeliveryFailed('The mail server did not take the message (550).', false))).toContain('(550)');
  const words = failureWords(new TypeError('Key (email)=(asha@home.example) exists'));
  expect(words).toContain('TypeError');
  expect(words).not.toContain('asha');
  expect(failureWords('asha@home.example')).not.toContain('asha');
});

it('gives up at once only what would be refused again', () => {
  expect(isForGood(new DeliveryFailed('refused', false))).toBe(true);
  expect(isForGood(new DeliveryFailed('busy', true))).toBe(false);
  expect(isForGood(new Error('lost connection'))).toBe(false);
});
