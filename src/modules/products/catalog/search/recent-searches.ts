import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH, tidyKeyword } from './search-keyword.ts';

/** Where a browser keeps what was searched for in it last; it never leaves the browser. */
const RECENT_SEARCHES_KEY = 'recentSearches';
const MAX_RECENT = 6;

/** Reads what a browser kept. Anybody can write there, so what is no keyword is left out. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isKeyword).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** The newest first, each once; a keyword typed on from the one before takes its place. */
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
    // Without storage nothing is remembered, and nothing is missed.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // There is nothing to forget either.
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
