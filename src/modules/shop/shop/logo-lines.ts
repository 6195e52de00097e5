/** Splits the shop's name into two lines of similar length for the logo; a single word stays in one. */
export function logoLines(name: string): string[] {
  const words = name.split(' ');
  if (words.length < 2) return words;
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const longest = ([one, other]: readonly [string, string]) => Math.max(one.length, other.length);
  return [...cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))];
}
