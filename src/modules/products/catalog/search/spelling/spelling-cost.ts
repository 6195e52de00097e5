import { isOneTypoFrom } from './one-typo.ts';
import { soundOf } from './sound.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Half a key further right for each row. */
const PLACES: ReadonlyMap<string, readonly [x: number, y: number]> = new Map(
  ROWS.flatMap((row, y) => [...row].map((letter, x) => [letter, [x + y / 2, y]] as const)),
);

const COST = { sound: 0.5, neighbour: 0.6, doubled: 0.4, swapped: 0.6, typo: 1, reordered: 0.9, begun: 1 } as const;
const MAX_LENGTH_DIFFERENCE = 3;
/** Shorter words sound like too many others. */
const MIN_HEARD = 3;
const MIN_REORDERED = 5;

/** What a mistyped word looks like, worked out once for all words that it is compared with. */
export interface Mistyped {
  readonly word: string;
  readonly sound: string;
  readonly letters: string;
}

export function mistyped(word: string): Mistyped {
  return { word, sound: soundOf(word), letters: lettersOf(word) };
}

/** How unlikely it is that somebody who typed this meant a known word; undefined if it is too different. */
export function spellingCost({ word, sound, letters }: Mistyped, known: string): number | undefined {
  const difference = Math.abs(known.length - word.length);
  const costs: number[] = [];
  if (isOneTypoFrom(word, known))
    costs.push(isOneTypoFrom(known, word) ? typoCost(word, known) : COST.typo + COST.begun);
  if (difference <= MAX_LENGTH_DIFFERENCE && word.length >= MIN_HEARD && startsAlike(word, known)) {
    if (sound.length > 1 && sound === soundOf(known) && areAlike(word, known)) costs.push(COST.sound + difference / 10);
    if (difference === 0 && word.length >= MIN_REORDERED && letters === lettersOf(known)) costs.push(COST.reordered);
  }
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

const MAX_CHANGES = { short: 2, long: 3, longFrom: 7 } as const;

/** Whether few letters differ: awaz sounds like iwash, and is another word. */
function areAlike(word: string, known: string): boolean {
  const most = word.length < MAX_CHANGES.longFrom ? MAX_CHANGES.short : MAX_CHANGES.long;
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= known.length; to += 1) {
      const same = letter === known[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] as number) + 1, (next[to - 1] as number) + 1, (row[to - 1] as number) + same));
    }
    row = next;
  }
  return (row.at(-1) as number) <= most;
}

/** One letter missing or extra, wrong, or swapped with the next. */
function typoCost(word: string, known: string): number {
  if (word.length !== known.length)
    return word.replace(/(.)\1/g, '$1') === known.replace(/(.)\1/g, '$1') ? COST.doubled : COST.typo;
  const at = [...word].findIndex((letter, place) => letter !== known[place]);
  if (word[at] === known[at + 1] && word[at + 1] === known[at]) return COST.swapped;
  return areNeighbours(word[at] ?? '', known[at] ?? '') ? COST.neighbour : COST.typo;
}

function areNeighbours(one: string, other: string): boolean {
  const [first, second] = [PLACES.get(one), PLACES.get(other)];
  return first !== undefined && second !== undefined && Math.hypot(first[0] - second[0], first[1] - second[1]) < 1.3;
}

/** A quick test before the sounds are compared. */
function startsAlike(word: string, known: string): boolean {
  return (STARTS[word[0] ?? ''] ?? word[0]) === (STARTS[known[0] ?? ''] ?? known[0]);
}

const STARTS: Readonly<Record<string, string>> = {
  ...{ e: 'a', i: 'a', o: 'a', u: 'a', y: 'a', z: 's', w: 'v', q: 'k', c: 'k', p: 'f' },
};

function lettersOf(word: string): string {
  return [...word].sort().join('');
}
