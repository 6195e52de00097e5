import type { Toast } from './toast-state.ts';

const KEPT = 'toast';

/** Stores a toast for the next page of this tab, if the browser has storage; without its action. */
export function keepToast({ title, description, tone }: Toast): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ title, description, tone }));
  } catch {
    // Without storage it is shown only here.
  }
}

/** Takes the stored toast of the previous page, once. */
export function takeKeptToast(): Toast | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept === null ? undefined : (JSON.parse(kept) as Toast);
  } catch {
    return undefined;
  }
}
