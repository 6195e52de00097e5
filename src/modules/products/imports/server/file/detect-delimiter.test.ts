import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './detect-delimiter.ts';

describe('what stands between the cells', () => {
  it.each([
    ['SKU,Title;x,Price', ','],
    ['SKU;Title;MRP, incl. tax', ';'],
    ['SKU\tTitle\tPrice', '\t'],
    ['SKU|Title|Price', '|'],
    ['"SKU, own";"a,b,c";Price\n1,2,3,4', ';'],
    ['sep=;\r\nSKU,own;Title', ';'],
    ['SKU', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});
