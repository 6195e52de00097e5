import { useTell } from '#features/accounts/ui/use-tell.ts';
import { answerTicket, moveTicket, type TicketMove } from '#features/contact/desk.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { Id } from '#shared/id.ts';

export interface DeskAnswer {
  readonly answerId: Id<'ticket answer'>;
  readonly text: string;
  readonly closes: boolean;
}

/** Tells the server what becomes of a ticket; when that is done it is asked for again. */
export function useTicketDesk(_id: Id<'ticket'>, onDone: () => void) {
  const { tell, telling } = useTell<Id<'ticket'>>(onDone);
  return {
    isBusy: telling !== undefined,
    /** @returns whether it is sent; either way a toast says so */
    answer: (answer: DeskAnswer) => tell(_id, () => call(answerTicket, { _id, ...answer })),
    move: (move: TicketMove) => tell(_id, () => call(moveTicket, { _id, move })),
  };
}
