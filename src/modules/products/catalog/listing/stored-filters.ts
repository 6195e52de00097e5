/** Applied filters by group, as stored in the session: `{ "category": ["electronics"] }`. */
export type StoredFilters = Readonly<Record<string, readonly string[]>>;

/** The key in `sessionStorage`. A listing without filters in its address restores them. */
export const STORED_FILTERS_KEY = 'filters';

/** Parses stored filters. Groups that are not lists of words are ignored. */
export function parseStoredFilters(text: string | null): StoredFilters {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    const groups = Object.entries(parsed).filter(
      (group): group is [string, string[]] =>
        Array.isArray(group[1]) && group[1].length > 0 && group[1].every(value => typeof value === 'string'),
    );
    return Object.fromEntries(groups);
  } catch {
    return {};
  }
}

export function readStoredFilters(): StoredFilters {
  try {
    return parseStoredFilters(sessionStorage.getItem(STORED_FILTERS_KEY));
  } catch {
    return {};
  }
}

/** Replaces the stored filters; without any, the entry is removed. */
export function storeFilters(filters: StoredFilters): void {
  try {
    if (Object.keys(filters).length === 0) sessionStorage.removeItem(STORED_FILTERS_KEY);
    else sessionStorage.setItem(STORED_FILTERS_KEY, JSON.stringify(filters));
  } catch {
    // Without storage the filters are only in the address.
  }
}
