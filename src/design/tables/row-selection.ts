/** The keys from one row to another, inclusive, in either order. Empty if one is missing. */
export function keysBetween(keys: readonly string[], from: string, to: string): string[] {
  const a = keys.indexOf(from);
  const b = keys.indexOf(to);
  return a < 0 || b < 0 ? [] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Toggles one row; with `from`, all rows up to it get the new state. */
export function toggleRows(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  from: string | null = null,
): Set<string> {
  const next = new Set(selected);
  const on = !selected.has(key);
  const range = from === null ? [] : keysBetween(keys, from, key);
  for (const row of range.length > 0 ? range : [key]) {
    if (on) next.add(row);
    else next.delete(row);
  }
  return next;
}

/** The state of the header checkbox. */
export function selectionOf(keys: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const chosen = keys.filter(key => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}
