import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { decideVendor } from '#features/sellers/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { SellerId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

export interface Decide {
  /** @returns whether it is decided; either way a toast says so */
  readonly decide: (id: SellerId, status: 'Approved' | 'Rejected', reason?: string) => Promise<boolean>;
  /** The seller about whom the server is being told. */
  readonly deciding: SellerId | undefined;
}

/** Tells the server of a decision about a seller; afterwards the list is asked for again. */
export function useDecideVendor(onDecided: () => void): Decide {
  const [deciding, setDeciding] = useState<SellerId>();
  const toasts = useToast();
  const decide: Decide['decide'] = async (_id, status, reason) => {
    setDeciding(_id);
    try {
      const { message } = await call(decideVendor, { _id, status, ...(reason && { reason }) });
      toasts.show({ title: message, tone: 'good' });
      onDecided();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const description = error instanceof Problem ? error.message : undefined;
      toasts.show({ title: 'something went wrong', description, tone: 'destructive' });
      return false;
    } finally {
      setDeciding(undefined);
    }
  };
  return { decide, deciding };
}
