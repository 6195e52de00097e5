import type { KeywordPart } from '#products/catalog/search/meaning/part.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import type { KnownWords } from '#products/catalog/server/engine/product-search.ts';

/** How many numbers below and above a model that is not sold are tried. */
const MAX_DISTANCE = 6;
const NUMBERED = /^(\D*)(\d{1,4})(\D*)$/;

/** The models next to the one that a part names, nearest first, the older before the newer: S25 and S24 for S26. */
export async function nearestModels({ typed, measure }: KeywordPart, words: KnownWords): Promise<Way[][]> {
  const [, before = '', digits, after = ''] = measure ? [] : (NUMBERED.exec(typed) ?? []);
  if (digits === undefined) return [];
  const number = Number(digits);
  const near = Array.from({ length: MAX_DISTANCE }, (_, step) => step + 1)
    .flatMap(step => [number - step, number + step])
    .filter(other => other > 0)
    .map(other => `${before}${other}${after}`);
  const known = await words.whole(near);
  return near.filter(word => known.has(word)).map(word => [{ words: [word], whole: true, as: 'named' }]);
}
