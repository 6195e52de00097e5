/** The texts for a failed page. */
export interface PageFailure {
  readonly kind: 'missing' | 'gone' | 'busy' | 'offline' | 'unreached' | 'broken';
  readonly status: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** Why there was no response: no network, or the shop can't be reached. */
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

/** The failure for a status. An error without a status that is not a network error is a bug. */
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

/** Browsers' messages for network errors; all are TypeErrors. */
const NO_ANSWER = /fetch|network|load failed/i;

/**
 * Whether a page failed because of the network, and how.
 * @param isOnline `navigator.onLine`; undefined on the server
 */
export function silenceIn(error: unknown, isOnline: boolean | undefined): Silence | undefined {
  if (isOnline === false) return 'offline';
  return error instanceof TypeError && NO_ANSWER.test(error.message) ? 'unreached' : undefined;
}

/** The number of the failed request in the server's answer, to quote to support. */
export function referenceIn(answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: { reference?: unknown } };
  return typeof data?.reference === 'string' ? data.reference : undefined;
}
