/** What crore, lakh, thousand and hundred are called. */
export type GroupNames = readonly [crore: string, lakh: string, thousand: string, hundred: string];

const SIZES = [10_000_000, 100_000, 1000, 100] as const;

/**
 * A number in words of Indian counting, the groups one after another: “One Lakh Thirty-Seven Thousand”. Empty for 0.
 * @param below the words of 0 to 99
 */
export function inGroups(count: number, names: GroupNames, below: (count: number) => string): string {
  const at = SIZES.findIndex(size => count >= size);
  const size = SIZES[at];
  if (size === undefined) return below(count);
  const words = [inGroups(Math.floor(count / size), names, below), names[at], inGroups(count % size, names, below)];
  return words.filter(Boolean).join(' ');
}
