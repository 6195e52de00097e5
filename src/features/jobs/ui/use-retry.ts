import { useTell } from '#features/accounts/ui/use-tell.ts';
import { retryAllJobs, retryJob } from '#features/jobs/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { Id } from '#shared/id.ts';

/** Asks the server to try again; afterwards the list is asked for again, be it done or not. */
export function useRetry(onDone: () => void) {
  const { tell, telling } = useTell<Id<'job'> | 'all'>();
  return {
    retrying: telling,
    retry: (_id: Id<'job'>) => void tell(_id, () => call(retryJob, { _id })).then(onDone),
    retryAll: () => void tell('all', () => call(retryAllJobs, {})).then(onDone),
  };
}
