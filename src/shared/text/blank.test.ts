import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each(['', ' \n\t', '\u00a0\u2003', '\u200b', '\u2060\ufeff', '\u202e', '\u2800', '\u3164', '\u0301', '\ufe0f'])(
  'is nothing to look at: %j',
  text => expect(isBlank(text)).toBe(true),
);

it.each(['a', '…', '5', 'वॉच', '👍', '❤️', '\u200bा-', '₹'])('is something to look at: %s', text =>
  expect(isBlank(text)).toBe(false),
);
