export const MAX_COMPARED = 4;

/** The key in `localStorage`, and the event that tells this page of a change. What is chosen is never sent to the server. */
const COMPARED = 'compared';
/** For a browser that may keep nothing: until the page is left. */
let chosen = '';

/** The slugs chosen in this browser, as stored: separated by commas. */
export function readChosen(): string {
  try {
    return localStorage.getItem(COMPARED) ?? '';
  } catch {
    return chosen;
  }
}

export function choose(slugs: readonly string[]): void {
  chosen = slugs.join(',');
  try {
    localStorage.setItem(COMPARED, chosen);
  } catch {
    // It stays chosen until the page is left.
  }
  dispatchEvent(new Event(COMPARED));
}

/** Tells of changes in this page and in others. */
export function followChosen(onChange: () => void): () => void {
  const events = [COMPARED, 'storage'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
