/** A failed page in words. */
export interface Failure {
  readonly kind: 'missing' | 'gone' | 'offline' | 'unreached' | 'broken';
  readonly status: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** Why there is no answer with a status: no network here, or none as far as the shop. */
export type Silence = 'offline' | 'unreached';

const SILENCES: Readonly<Record<Silence, Pick<Failure, 'title' | 'text'>>> = {
  offline: {
    title: 'You are offline',
    text: 'Your cart is safe on this device. Try again once you are back on the network.',
  },
  unreached: {
    title: "The shop can't be reached",
    text: 'Either the way to it is interrupted or it is being put right. Your cart is safe. Please try again in a moment.',
  },
};

/** Which failure a status is. What has no status and was not silence broke on the way. */
export function failureOf(
  status: number | undefined,
  message: string | undefined,
  silence: Silence | undefined,
): Failure {
  if (status === 410)
    return {
      kind: 'gone',
      status,
      title: message ?? 'This is no longer here.',
      text: 'It has left the shop for good. Something much like it is surely there.',
    };
  if (status !== undefined && status >= 400 && status < 500)
    return {
      kind: 'missing',
      status,
      title: message ?? "page doesn't exists",
      text: 'The address may be mistyped, or what it led to has moved.',
    };
  if (silence) return { kind: silence, status: undefined, ...SILENCES[silence] };
  return {
    kind: 'broken',
    status,
    title: 'This page could not be shown',
    text: 'The fault is ours, and it is written down. Please try again in a moment.',
  };
}

/** What browsers call a request that got no answer; each has its own words and all make it a TypeError. */
const NO_ANSWER = /fetch|network|load failed/i;

/** Whether an error that a page ended with was silence, and of which sort. */
export function silenceIn(error: unknown, isOnline: boolean): Silence | undefined {
  if (!isOnline) return 'offline';
  return error instanceof TypeError && NO_ANSWER.test(error.message) ? 'unreached' : undefined;
}

/** The number of the request that failed, as the server's answer has it: what whoever writes to us should quote. */
export function referenceIn(answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: { reference?: unknown } };
  return typeof data?.reference === 'string' ? data.reference : undefined;
}
