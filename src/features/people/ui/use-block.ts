import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { blockPerson, unblockPerson } from '#features/people/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { UserId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

export interface Block {
  /** @returns whether it is done; either way a toast says so */
  readonly block: (id: UserId, reason: string) => Promise<boolean>;
  readonly unblock: (id: UserId) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Tells the server whom to shut out or let in again; afterwards the page is asked for again. */
export function useBlock(onChanged: () => void): Block {
  const [isBusy, setBusy] = useState(false);
  const toasts = useToast();
  const tell = async (ask: () => Promise<{ message: string }>) => {
    setBusy(true);
    try {
      toasts.show({ title: (await ask()).message, tone: 'good' });
      onChanged();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const description = error instanceof Problem ? error.message : undefined;
      toasts.show({ title: 'Something went wrong', description, tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    block: (_id, reason) => tell(() => call(blockPerson, { _id, reason })),
    unblock: _id => tell(() => call(unblockPerson, { _id })),
    isBusy,
  };
}
