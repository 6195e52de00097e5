import { Problem } from '#shared/api/problem.ts';
import * as paths from '#shared/paths/paths.ts';

const PREVIOUS_URL = 'previous_url';

/** Keeps the page that signing in leads back to. */
export function keepPreviousUrl(path: string): void {
  sessionStorage.setItem(PREVIOUS_URL, path);
}

/** The page that was kept, once: the next one who signs in starts afresh. */
export function takePreviousUrl(): string | null {
  const path = sessionStorage.getItem(PREVIOUS_URL);
  sessionStorage.removeItem(PREVIOUS_URL);
  return path;
}

/**
 * After a call whose session has ended: leads to signing in, and from there back to this page. The page is loaded anew,
 * because all that this one knows of who is signed in is out of date.
 * @returns whether that was the matter
 */
export function signInAgain(error: unknown): boolean {
  if (!(error instanceof Problem) || error.kind !== 'unauthenticated') return false;
  keepPreviousUrl(`${location.pathname}${location.search}`);
  location.assign(paths.loginEnded);
  return true;
}
