import { expect, it } from 'vitest';
import { readDelimited } from './read-delimited.ts';

it.each([';', '\t', ','])('reads rows divided by “%s”, with a mark of byte order and rows of other lengths', sign => {
  const text = `\uFEFForder${sign}amount\nA-1${sign}"1,000"\nA-2`;
  expect(readDelimited(text)).toEqual([['order', 'amount'], ['A-1', '1,000'], ['A-2']]);
});

it('reads no file with a quotation mark that never ends', () => {
  expect(readDelimited('order,amount\n"A-1,5')).toBeUndefined();
});
