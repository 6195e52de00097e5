import { DeliveryFailed } from '#platform/notify/channel.ts';
import { t } from '#shared/language/t.ts';

/** A retry can't help: it would be refused again. */
export function isForGood(error: unknown): boolean {
  return error instanceof DeliveryFailed && !error.retryable;
}

/**
 * Why a job failed, for administrators. Only texts without personal data are shown; the log has the full error under the
 * job's number.
 */
export function failureWords(error: unknown): string {
  if (error instanceof DeliveryFailed) return error.message;
  const kind = error instanceof Error ? error.name : typeof error;
  return `Something went wrong (${kind}). Find the details in the log under this job’s number.`;
}

/** Reasons that are stored, in English, as several administrators read them. */
const STORED: readonly (readonly [pattern: RegExp, say: (found: string) => string])[] = [
  [
    /^Something went wrong \((.+)\)\. Find the details in the log under this job’s number\.$/,
    kind => t('office.jobs.failure.wrong', { kind }),
  ],
  [/^The mail server did not accept the message \((.+)\)\.$/, answer => t('office.jobs.failure.server', { answer })],
  [/^The outbox folder (.+) is not writable\.$/, folder => t('office.jobs.failure.outbox', { folder })],
  [/^A mail needs exactly one plain (e-mail) address\.$/, () => t('office.jobs.failure.address')],
];

/** A stored reason in the language that is spoken; other reasons, such as those of other channels, as they are. */
export function shownFailure(reason: string): string {
  for (const [pattern, say] of STORED) {
    const [, found] = pattern.exec(reason) ?? [];
    if (found !== undefined) return say(found);
  }
  return reason;
}
