import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { answerTicket, moveTicket, type TicketMove } from '#features/contact/desk.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

export interface DeskAnswer {
  readonly answerId: Id<'ticket answer'>;
  readonly text: string;
  readonly closes: boolean;
}

/** Tells the server what becomes of a ticket; afterwards it is asked for again. */
export function useTicketDesk(_id: Id<'ticket'>, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const toasts = useToast();
  const tell = async (ask: () => Promise<{ message: string }>) => {
    setBusy(true);
    try {
      toasts.show({ title: (await ask()).message, tone: 'good' });
      onDone();
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
    isBusy,
    /** @returns whether it is sent; either way a toast says so */
    answer: (answer: DeskAnswer) => tell(() => call(answerTicket, { _id, ...answer })),
    move: (move: TicketMove) => tell(() => call(moveTicket, { _id, move })),
  };
}
