import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { Problem } from '#shared/problem.ts';
import { signInAgain } from './previous-url.ts';

/**
 * Tells the server what somebody wants done with a thing, and them by a toast what came of it.
 * @param onDone called when it is done
 * @param failed what the toast says above the server's words when it is not
 */
export function useTell<Thing>(onDone?: () => void, failed = 'Something went wrong') {
  const [telling, setTelling] = useState<Thing>();
  const toasts = useToast();
  /** @returns whether it is done */
  const tell = async (thing: Thing, ask: () => Promise<{ message: string }>): Promise<boolean> => {
    setTelling(thing);
    try {
      toasts.show({ title: (await ask()).message, tone: 'good' });
      onDone?.();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const description = error instanceof Problem ? error.message : undefined;
      toasts.show({ title: failed, description, tone: 'destructive' });
      return false;
    } finally {
      setTelling(undefined);
    }
  };
  return { tell, telling };
}
