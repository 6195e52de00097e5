/** Set by the server beside the session, which scripts can't see; it says only that there may be one. */
const MARKER = 'signed_in';
const TOKEN = 'token';

/** Whether asking the server who is signed in can have another answer than "nobody". */
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
