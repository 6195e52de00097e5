let open = 0;

/**
 * Shows that a press is being answered, from now until the work is done: the design draws a line while the root says so.
 * It is set on the document itself, because the screens take their time to be drawn anew on a slow phone.
 */
export async function whileWaiting<Result>(work: Promise<Result> | Result): Promise<Result> {
  // Uploads are also tried without a browser.
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

/** The event of the window by which the screens say that the page that was asked for is here. */
export const PAGE_HAS_ARRIVED = 'arrived';

/**
 * Says that the page that was asked for is not coming for now, because somebody is asked first or there is no network.
 * It waits until the click that asked for it is over, because only then is the link marked as followed.
 */
export function stayOnThisPage(): void {
  setTimeout(() => dispatchEvent(new Event(PAGE_HAS_ARRIVED)));
}

/** The event of the window by which the screens say that they answer to presses. */
export const PAGE_IS_ALIVE = 'alive';
