import { DeliveryFailed } from '#platform/notify/channel.ts';

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
