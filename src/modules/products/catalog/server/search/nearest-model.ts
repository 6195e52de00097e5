import type { PlacedPart } from '#products/catalog/search/meaning/part.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import type { ProductIndex } from '#products/catalog/server/index/product-index.ts';

/** How many numbers below and above a model that is not sold are tried. */
const MAX_DISTANCE = 6;
const NUMBERED = /^(\D*)(\d{1,4})(\D*)$/;

/** The models next to the one that a part names, nearest first, the older before the newer: S25 and S24 for S26. */
export function nearestModels({ typed, measure }: PlacedPart, words: ProductIndex['words']): Way[][] {
  const [, before = '', digits, after = ''] = measure ? [] : (NUMBERED.exec(typed) ?? []);
  if (digits === undefined) return [];
  const number = Number(digits);
  return Array.from({ length: MAX_DISTANCE }, (_, step) => step + 1)
    .flatMap(step => [number - step, number + step])
    .filter(near => near > 0)
    .map(near => `${before}${near}${after}`)
    .filter(word => words.knows(word, 'whole'))
    .map(word => [{ words: [word], whole: true, as: 'named' }]);
}
