import type { Kind } from '#products/catalog/vocabulary.ts';
import type { RateEntry, RateName } from './rate-entry.ts';

/** The products a rate applies to, as far as they are known. */
export interface RatedProducts {
  /** Their category and those above it, the nearest first. */
  readonly kinds?: readonly Kind[] | undefined;
  readonly hsn?: string | null | undefined;
}

/**
 * The rate in force on a day, in basis points. The most specific entry wins: the longest HSN code, then the nearest category, then
 * all products; among equally specific entries the latest that has begun.
 * @param day in India, 2026-11-21
 * @returns undefined before the first entry
 */
export function rateAt(
  entries: readonly RateEntry[],
  name: RateName,
  day: string,
  { kinds = [], hsn }: RatedProducts = {},
): number | undefined {
  let best: RateEntry | undefined;
  for (const entry of entries) {
    if (entry.name !== name || entry.from > day) continue;
    if (entry.kind !== null && !kinds.includes(entry.kind)) continue;
    if (entry.hsn !== null && !hsn?.startsWith(entry.hsn)) continue;
    if (!best || closeness(entry, kinds) > closeness(best, kinds)) best = entry;
    else if (closeness(entry, kinds) === closeness(best, kinds) && entry.from > best.from) best = entry;
  }
  return best?.basisPoints;
}

function closeness({ kind, hsn }: RateEntry, kinds: readonly Kind[]): number {
  if (hsn !== null) return 1 + hsn.length;
  return kind === null ? 0 : 1 / (1 + kinds.indexOf(kind));
}
