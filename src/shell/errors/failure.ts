/** A failed page in words. */
export interface PageFailure {
  readonly kind: 'missing' | 'gone' | 'busy' | 'offline' | 'unreached' | 'broken';
  readonly status: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** Why there is no answer with a status: no network here, or none as far as the shop. */
export type Silence = 'offline' | 'unreached';

const SILENCES: Readonly<Record<Silence, Pick<PageFailure, 'title' | 'text'>>> = {
  offline: {
    title: 'You are offline',
    text: 'Your cart is safe on this device. Try again once you are back online.',
  },
  unreached: {
    title: "The shop can't be reached",
    text: 'Your cart is safe. Please check your connection and try again in a moment.',
  },
};

/** Which failure a status is. What has no status and was not silence broke on the way. */
export function failureOf(
  status: number | undefined,
  message: string | undefined,
  silence: Silence | undefined,
): PageFailure {
  if (status === 410)
    return {
      kind: 'gone',
      status,
      title: message ?? 'This is no longer available.',
      text: 'It has been removed from the shop. You may find something similar.',
    };
  if (status !== undefined && status >= 400 && status < 500)
    return {
      kind: 'missing',
      status,
      title: message ?? "page doesn't exists",
      text: 'The address may be mistyped, or the page may have moved.',
    };
  if (status === 503)
    return {
      kind: 'busy',
      status,
      title: 'One moment, please',
      text: message ?? 'The shop is busy just now. Please try again in a moment.',
    };
  if (silence) return { kind: silence, status: undefined, ...SILENCES[silence] };
  return {
    kind: 'broken',
    status,
    title: 'Something went wrong',
    text: 'It’s a problem on our side, and we have logged it. Please try again in a moment.',
  };
}

/** What browsers call a request that got no answer; each has its own words and all make it a TypeError. */
const NO_ANSWER = /fetch|network|load failed/i;

/**
 * Whether an error that a page ended with was silence, and of which sort.
 * @param isOnline what the browser says of its network; undefined on the server, which has no word for it
 */
export function silenceIn(error: unknown, isOnline: boolean | undefined): Silence | undefined {
  if (isOnline === false) return 'offline';
  return error instanceof TypeError && NO_ANSWER.test(error.message) ? 'unreached' : undefined;
}

/** The number of the request that failed, as the server's answer has it: what whoever writes to us should quote. */
export function referenceIn(answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: { reference?: unknown } };
  return typeof data?.reference === 'string' ? data.reference : undefined;
}
