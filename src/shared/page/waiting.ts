let open = 0;

/**
 * Shows the progress line until the work is done. It sets an attribute of the root element, because rendering the screens
 * again takes too long on a slow phone.
 */
export async function whileWaiting<Result>(work: Promise<Result> | Result): Promise<Result> {
  // Uploads are also tested outside a browser.
  if (typeof document === 'undefined') return work;
  open += 1;
  document.documentElement.dataset.waiting = '';
  try {
    return await work;
  } finally {
    open -= 1;
    if (open === 0) delete document.documentElement.dataset.waiting;
  }
}

/** Window event: the requested page has been rendered. */
export const PAGE_HAS_ARRIVED = 'arrived';

/**
 * Says that the requested page won't come, because the user is asked first or there is no network. Deferred until after the
 * click, because only then is the link marked as followed.
 */
export function stayOnThisPage(): void {
  setTimeout(() => dispatchEvent(new Event(PAGE_HAS_ARRIVED)));
}

/** Window event: the screens are hydrated and respond to input. */
export const PAGE_IS_ALIVE = 'alive';
