import type { KeywordPart } from '#products/catalog/search/meaning/part.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import type { KnownWords } from '#products/catalog/server/engine/product-search.ts';

/** How many numbers below and above a model that is not sold are tried. */
const MAX_DISTANCE = 6;
const NUMBERED = /^(\D*)(\d{1,4})(\D*)$/;
/** About as much, for a measure that nothing has. */
const ABOUT = 0.15;
const MAX_TRIED = 100;

/**
 * What is next to what a part names, nearest first: the model before and the one after, the older before the newer, S25
 * and S24 for S26; or all that measure about as much, 310 and 290 litres for 300.
 */
export async function nearestTo({ typed, measure }: KeywordPart, words: KnownWords): Promise<Way[][]> {
  if (measure) return nearestMeasures(measure, words);
  const [, before = '', digits, after = ''] = NUMBERED.exec(typed) ?? [];
  if (digits === undefined) return [];
  const number = Number(digits);
  const near = Array.from({ length: MAX_DISTANCE }, (_, step) => step + 1)
    .flatMap(step => [number - step, number + step])
    .filter(other => other > 0)
    .map(other => `${before}${other}${after}`);
  const known = await words.whole(near);
  return near.filter(word => known.has(word)).map(word => [{ words: [word], whole: true, as: 'named' }]);
}

async function nearestMeasures(
  { figure, unit }: NonNullable<KeywordPart['measure']>,
  words: KnownWords,
): Promise<Way[][]> {
  const asked = Number(figure);
  const [least, most] = [Math.ceil(asked * (1 - ABOUT)), Math.floor(asked * (1 + ABOUT))];
  const step = Math.max(1, Math.ceil((most - least) / MAX_TRIED));
  const near: string[] = [];
  for (let other = least; other <= most; other += step) near.push(`${other}${unit[0]}`);
  const known = await words.whole(near);
  const ways = near.filter(word => known.has(word)).map(word => ({ words: [word], whole: true }));
  return ways.length > 0 ? [ways] : [];
}
