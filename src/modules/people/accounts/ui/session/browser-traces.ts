/** Set by the server together with the HttpOnly session cookie; it says only that a session may exist. */
const MARKER = 'signed_in';
const TOKEN = 'token';

/** False if the user is certainly a guest, so that the server need not be asked. */
export function mayBeSignedIn(): boolean {
  return cookieNames().includes(MARKER) || localStorage.getItem(TOKEN) !== null;
}

export function forgetMarker(): void {
  expire(MARKER);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** Clears local and session storage and every cookie that scripts can see. */
export function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of cookieNames()) expire(name);
}

function cookieNames(): string[] {
  return document.cookie.split(';').flatMap(cookie => cookie.split('=')[0]?.trim() || []);
}

function expire(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store with promises is not in every browser
  document.cookie = `${name}=; path=/; max-age=0`;
}
