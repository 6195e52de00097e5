import { keepPreviousUrl } from '#routing/previous-url.ts';

/**
 * Keeps the page from which the server sent somebody here. The address names it, or the address before when a link of
 * that page was followed before its scripts ran. Where it leads is checked later.
 */
export function keepWhereSentFrom(search: string): void {
  const from = new URLSearchParams(search).get('from') ?? sentFromOfReferrer();
  if (from) keepPreviousUrl(from);
}

function sentFromOfReferrer(): string | null {
  const isDocumentsOwnPage = performance.getEntriesByType('navigation')[0]?.name === location.href;
  if (!isDocumentsOwnPage || !URL.canParse(document.referrer)) return null;
  const { origin, searchParams } = new URL(document.referrer);
  return origin === location.origin ? searchParams.get('from') : null;
}
