import type { Kind } from '#products/catalog/vocabulary.ts';
import type { RateEntry, RateName } from './rate-entry.ts';

/** The products a rate applies to, as far as they are known. */
export interface RatedProducts {
  readonly kind?: Kind | undefined;
  readonly hsn?: string | null | undefined;
}

/**
 * The rate in force on a day, in basis points. The most specific entry wins: the longest HSN code, then the kind, then all
 * products; among equally specific entries the latest that has begun.
 * @param day in India, 2026-11-21
 * @returns undefined before the first entry
 */
export function rateAt(
  entries: readonly RateEntry[],
  name: RateName,
  day: string,
  { kind, hsn }: RatedProducts = {},
): number | undefined {
  let best: RateEntry | undefined;
  for (const entry of entries) {
    if (entry.name !== name || entry.from > day) continue;
    if (entry.kind !== null && entry.kind !== kind) continue;
    if (entry.hsn !== null && !hsn?.startsWith(entry.hsn)) continue;
    if (!best || closeness(entry) > closeness(best)) best = entry;
    else if (closeness(entry) === closeness(best) && entry.from > best.from) best = entry;
  }
  return best?.basisPoints;
}

function closeness({ kind, hsn }: RateEntry): number {
  return hsn === null ? (kind === null ? 0 : 1) : 1 + hsn.length;
}
