import { Problem } from '#shared/api/problem.ts';
import { ownAddress, ownPath } from '#shared/language/own-address.ts';
import * as paths from '#shared/paths/paths.ts';

const PREVIOUS_URL = 'previous_url';

/** Remembers the page to return to after signing in. */
export function keepPreviousUrl(path: string): void {
  sessionStorage.setItem(PREVIOUS_URL, path);
}

/** Returns and forgets the remembered page. */
export function takePreviousUrl(): string | null {
  const path = sessionStorage.getItem(PREVIOUS_URL);
  sessionStorage.removeItem(PREVIOUS_URL);
  return path;
}

/**
 * If a call failed because the session has expired, leads to the login, and from there back to this page. Does a full page
 * load, because everything this page knows about the user is out of date.
 * @returns whether the session had expired
 */
export function signInAgain(error: unknown): boolean {
  if (!(error instanceof Problem) || error.kind !== 'unauthenticated') return false;
  keepPreviousUrl(`${ownPath()}${location.search}`);
  location.assign(ownAddress(paths.loginEnded));
  return true;
}
