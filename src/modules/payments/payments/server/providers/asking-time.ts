/** Time limit of one call of a `PaymentProvider`, in ms; after it the provider counts as unavailable (R50.4). */
export const ANSWERS_WITHIN_MS = 4_500;

/** A request is cut off after nine seconds (R55.1); half a second of them is for everything but providers. */
const ALTOGETHER_MS = 8_500;

/** Whether there is time for one more call of a provider. */
export type AskingTime = () => boolean;

/** The time budget of one HTTP request: a call that begins within it ends before the request is cut off. */
export function askingTime(now: () => number = () => performance.now()): AskingTime {
  const latest = now() + ALTOGETHER_MS - ANSWERS_WITHIN_MS;
  return () => now() <= latest;
}

/** For scheduled jobs, which have no time limit. */
export const allTheTime: AskingTime = () => true;
