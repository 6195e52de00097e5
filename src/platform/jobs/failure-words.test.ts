import { expect, it } from 'vitest';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import { speaking } from '#shared/language/speaking.ts';
import { failureWords, isForGood, shownFailure } from './failure-words.ts';

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

it.each([
  failureWords(new TypeError('gone')),
  'The mail server did not accept the message (550).',
  'The outbox folder /srv/outbox is not writable.',
  'A mail needs exactly one plain e-mail address.',
])('is stored in English and shown in the language of the reader: %s', stored => {
  expect(shownFailure(stored)).toBe(stored);
  expect(speaking('hi', () => shownFailure(stored))).toMatch(/^[^a-z]*[\u0900-\u097f]/i);
});

it('of another channel is shown as it is', () => {
  expect(speaking('hi', () => shownFailure('The gateway is busy.'))).toBe('The gateway is busy.');
});
