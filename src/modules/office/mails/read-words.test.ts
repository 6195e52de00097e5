import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const NAMES = ['shop', 'number'];
const NONE = { subject: '', opening: '', closing: '' };

it('keeps placeholders that the mail has, and tidies line ends', () => {
  expect(readWords({ subject: ' {shop}: {number} ', opening: 'Hello,\r\nwelcome', closing: '' }, NAMES)).toEqual({
    words: { subject: '{shop}: {number}', opening: 'Hello,\nwelcome', closing: '' },
  });
});

it.each([
  ['subject', 'Order {amount}', '{amount} is not known in this mail'],
  ['opening', 'Hello {number', 'Use braces only around a placeholder of this mail'],
  ['closing', '{constructor}', '{constructor} is not known in this mail'],
  ['subject', 'One\nBcc: two@example.in', 'The subject must be one line'],
  ['subject', 'a'.repeat(151), 'At most 150 characters'],
  ['closing', `a${'\u0000'}b`, 'This text has signs that can’t be shown'],
] as const)('refuses in the %s: %j', (name, text, fault) => {
  expect(readWords({ ...NONE, [name]: text }, NAMES)).toEqual({ faults: { [name]: fault } });
});
