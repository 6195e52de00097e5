import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { retryAllJobs, retryJob } from '#features/jobs/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

/** Asks the server to try again; afterwards the list is asked for again. */
export function useRetry(onDone: () => void) {
  const [retrying, setRetrying] = useState<Id<'job'> | 'all'>();
  const toasts = useToast();
  const tell = async (which: Id<'job'> | 'all') => {
    setRetrying(which);
    try {
      const { message } = await (which === 'all' ? call(retryAllJobs, {}) : call(retryJob, { _id: which }));
      toasts.show({ title: message, tone: 'good' });
    } catch (error) {
      if (signInAgain(error)) return;
      const description = error instanceof Problem ? error.message : undefined;
      toasts.show({ title: 'Something went wrong', description, tone: 'destructive' });
    } finally {
      setRetrying(undefined);
      onDone();
    }
  };
  return { retrying, retry: (id: Id<'job'>) => void tell(id), retryAll: () => void tell('all') };
}
