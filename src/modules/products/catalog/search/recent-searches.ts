import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH, tidyKeyword } from './search-keyword.ts';

/** The key in `localStorage`. Recent searches are never sent to the server. */
const RECENT_SEARCHES_KEY = 'recentSearches';
const MAX_RECENT = 6;

/** Parses stored searches; invalid keywords are ignored. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isKeyword).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Newest first, without duplicates; a keyword that extends the last one replaces it. */
export function withRecent(recent: readonly string[], keyword: string): readonly string[] {
  const alike = (other: string) => other.toLowerCase() === keyword.toLowerCase();
  const [last, ...older] = recent;
  const isTypedOn = last !== undefined && keyword.toLowerCase().startsWith(last.toLowerCase());
  return [keyword, ...(isTypedOn ? older : recent).filter(other => !alike(other))].slice(0, MAX_RECENT);
}

export function readRecent(): readonly string[] {
  try {
    return parseRecent(localStorage.getItem(RECENT_SEARCHES_KEY));
  } catch {
    return [];
  }
}

export function rememberSearch(keyword: string): void {
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(withRecent(readRecent(), keyword)));
  } catch {
    // Without storage there are no recent searches.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

function isKeyword(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value === tidyKeyword(value) &&
    value.length >= MIN_KEYWORD_LENGTH &&
    value.length <= MAX_KEYWORD_LENGTH
  );
}
