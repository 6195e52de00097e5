import type { Way } from '#features/catalog/search-units.ts';
import type { Words } from './search-query.ts';

/** Words as the text of a tsquery. It holds letters, marks and digits of the words and operators of ours, nothing else. */
export function tsqueryOf({ parts }: Words): string {
  return parts.map(anyOf).join(' & ');
}

function anyOf(ways: readonly Way[]): string {
  const all = ways.map(({ words, whole }) => words.map(word => termOf(word, whole)).join(' & '));
  return all.length === 1 ? `${all[0]}` : `(${all.map(way => `(${way})`).join(' | ')})`;
}

/** A single letter must stand alone. */
function termOf(word: string, whole = false): string {
  return whole || [...word].length === 1 ? `'${word}'` : `'${word}':*`;
}
