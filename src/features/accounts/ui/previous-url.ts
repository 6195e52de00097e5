const PREVIOUS_URL = 'previous_url';

/** Keeps the page that signing in leads back to. */
export function keepPreviousUrl(path: string): void {
  sessionStorage.setItem(PREVIOUS_URL, path);
}
