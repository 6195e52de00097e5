import type { Toast } from './toast-state.ts';

const KEPT = 'toast';

/** Hands what is being said to the next page of this tab, where the browser keeps anything; what could be pressed is not handed on. */
export function keepToast({ title, description, tone }: Toast): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ title, description, tone }));
  } catch {
    // A browser that may keep nothing says it once.
  }
}

/** What the page before has kept to be said, once. */
export function takeKeptToast(): Toast | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept === null ? undefined : (JSON.parse(kept) as Toast);
  } catch {
    return undefined;
  }
}
