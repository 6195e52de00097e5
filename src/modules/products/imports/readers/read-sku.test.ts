import { describe, expect, it } from 'vitest';
import { readSku } from './read-sku.ts';

describe('a SKU in a cell', () => {
  it('keeps its leading zeros and its case', () => {
    expect(readSku('00123-a')).toEqual({ value: '00123-a' });
  });

  it('has its bent dashes straightened', () => {
    expect(readSku('SAM–S25—256')).toEqual({ value: 'SAM-S25-256' });
  });

  it.each([
    ['8.90123E+12', 'shortened'],
    ['12-Mar', 'date'],
    ['x'.repeat(65), 'At most 64'],
  ])('%s is refused', (text, words) => {
    expect(readSku(text)).toEqual({ fault: expect.stringContaining(words) });
  });
});
