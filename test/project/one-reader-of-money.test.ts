import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Taking the commas out of what was typed, which turns 49,50 into 4,950. */
const STRIPS_COMMAS = /replace(?:All)?\(\s*(?:'[,]'|"[,]"|\/\[?(?:\\s)?,[^/]*\/g)\s*,\s*''\s*\)/;

/** Figures such as 5,000 mAh, found in running text by patterns that take only grouped ones. */
const READERS_OF_TEXTS = [
  'src/modules/products/catalog/attributes/reading/text-tokens.ts',
  'src/modules/products/catalog/search/meaning/measures.ts',
];

it('nothing but the reader of grouped numbers takes the commas out of what people type', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/**/*.test.*'] });
  expect(sources.length).toBeGreaterThan(500);
  const strippers = sources.filter(path => STRIPS_COMMAS.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(strippers.toSorted()).toEqual([...READERS_OF_TEXTS, 'src/shared/money/ungrouped.ts']);
});
