import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { Problem } from '#shared/problem.ts';
import { busy } from '#shared/problems.ts';

/** One act at a time, and a toast that says what the server said. A refusal also brings the screen up to date. */
export function useDeskAct(onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  /** @returns whether it was done */
  const act = async (ask: () => Promise<{ message: string }>): Promise<boolean> => {
    setBusy(true);
    try {
      toast.show({ title: (await ask()).message, tone: 'good' });
      onDone();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      if (!(error instanceof Problem)) reportError(error);
      const problem = error instanceof Problem ? error : busy();
      toast.show({ title: problem.message, tone: 'destructive' });
      if (problem.kind === 'conflict' || problem.kind === 'missing') onDone();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
