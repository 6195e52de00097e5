/** Chosen filters by group, as a session keeps them: `{ "category": ["electronics"] }`. */
export type StoredFilters = Readonly<Record<string, readonly string[]>>;

/** Where the session keeps the filters chosen last, so that a bare listing can bring them back. */
export const STORED_FILTERS_KEY = 'filters';

/** Reads what a browser kept. Whatever is not a record of word lists is no choice at all. */
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

/** Takes the place of what was kept; no filters at all leave nothing behind. */
export function storeFilters(filters: StoredFilters): void {
  try {
    if (Object.keys(filters).length === 0) sessionStorage.removeItem(STORED_FILTERS_KEY);
    else sessionStorage.setItem(STORED_FILTERS_KEY, JSON.stringify(filters));
  } catch {
    // Without storage the address alone carries the filters.
  }
}
