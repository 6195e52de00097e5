/**
 * Compares plain words, names in addresses and dates such as `2026-11-24` by code unit. `localeCompare` gives the same
 * order for these, but its first call blocks a phone for 30 ms (docs/decisions/0053).
 */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
