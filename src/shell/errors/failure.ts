import { t } from '#shared/language/t.ts';

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
    title: t('shell.errors.offline.title'),
    text: t('shell.errors.offline.text'),
  },
  unreached: {
    title: t('shell.errors.unreached.title'),
    text: t('shell.errors.unreached.text'),
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
      title: message ?? t('shell.errors.gone.title'),
      text: t('shell.errors.gone.text'),
    };
  if (status !== undefined && status >= 400 && status < 500)
    return {
      kind: 'missing',
      status,
      title: message ?? t('shell.errors.missing.title'),
      text: t('shell.errors.missing.text'),
    };
  if (status === 503)
    return {
      kind: 'busy',
      status,
      title: t('shell.errors.busy.title'),
      text: message ?? t('shell.errors.busy.text'),
    };
  if (silence) return { kind: silence, status: undefined, ...SILENCES[silence] };
  return {
    kind: 'broken',
    status,
    title: t('shell.errors.broken.title'),
    text: t('shell.errors.broken.text'),
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
