import { DeliveryFailed } from '#platform/notify/channel.ts';

/** Trying again can't help: the same would be refused again. */
export function isForGood(error: unknown): boolean {
  return error instanceof DeliveryFailed && !error.retryable;
}

/**
 * Why a job failed, in words that are kept with it and shown to administrators. Only what is known to name nobody is
 * repeated; of anything else the log has the whole, under the job's number.
 */
export function failureWords(error: unknown): string {
  if (error instanceof DeliveryFailed) return error.message;
  const kind = error instanceof Error ? error.name : typeof error;
  return `Something went wrong (${kind}). Find the details in the log under this job’s number.`;
}
