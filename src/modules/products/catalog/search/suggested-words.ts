import { LITTLE_WORDS } from './search-dictionary.ts';
import { isUnit } from './search-units.ts';
import { searchWords } from './search-words.ts';

const MAX_WORDS = 2;

/**
 * What a text may become, by the titles of products that fit it: its last word finished, or the word after it. What most
 * titles say comes first, and each finds at least the products it was taken from.
 */
export function suggestedWords(text: string, titles: readonly string[]): string[] {
  const typed = searchWords(text);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const counted = new Map<string, number>();
  for (const title of titles) {
    // What follows the name tells variants apart, which nobody types.
    const words = searchWords(title.replace(/[(,].*$/, ''));
    const from = words.lastIndexOf(before.at(-1) ?? '') + 1;
    const at = words.findIndex((word, place) => place >= from && word.startsWith(last));
    const found = words[at];
    if (found === undefined || !before.every(word => words.includes(word))) continue;
    const next = words[at + 1];
    const completed =
      found === last ? (next && tells(next, words[at + 2]) && !before.includes(next) ? [found, next] : []) : [found];
    if (completed.length === 0) continue;
    const keyword = [...before, ...completed].join(' ');
    counted.set(keyword, (counted.get(keyword) ?? 0) + 1);
  }
  return [...counted]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_WORDS)
    .map(([keyword]) => keyword);
}

/** A name or the number of a model, but no measure. */
function tells(word: string, next: string | undefined): boolean {
  if (/^\p{N}+$/u.test(word)) return word.length <= 2 && !isUnit(next);
  return word.length > 1 && !LITTLE_WORDS.includes(word);
}
