import { expect, it } from 'vitest';
import { codeIn } from './one-time-code.ts';

it.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['482-913', '482913'],
  [' 482\u00a0913 ', '482913'],
  ['482913 is your Bijli Bazaar code', '482913'],
  ['It works for 10 minutes: 482913.', '482913'],
  ['Sent 21 Nov 2026: your code is 482 913, good for 10 minutes', '482913'],
  ['48', '48'],
  ['48a2', '482'],
  ['4829137', '482913'],
  ['no code here', ''],
])('of %j the code is %j', (text, code) => {
  expect(codeIn(text, 6)).toBe(code);
});
