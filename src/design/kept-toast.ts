import type { Toast } from './toast-state.ts';

const KEPT = 'toast';

/** Hands what is being said to the next page of this tab; what could be pressed is not handed on. */
export function keepToast({ title, description, tone }: Toast): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ title, description, tone }));
}

/** What the page before has kept to be said, once. */
export function takeKeptToast(): Toast | undefined {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept === null ? undefined : (JSON.parse(kept) as Toast);
}
