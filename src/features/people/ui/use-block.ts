import { useTell } from '#features/accounts/ui/use-tell.ts';
import { blockPerson, unblockPerson } from '#features/people/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { UserId } from '#shared/id.ts';

export interface Block {
  /** @returns whether it is done; either way a toast says so */
  readonly block: (id: UserId, reason: string) => Promise<boolean>;
  readonly unblock: (id: UserId) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Tells the server whom to shut out or let in again; afterwards the page is asked for again. */
export function useBlock(onChanged: () => void): Block {
  const { tell, telling } = useTell<UserId>(onChanged);
  return {
    block: (_id, reason) => tell(_id, () => call(blockPerson, { _id, reason })),
    unblock: _id => tell(_id, () => call(unblockPerson, { _id })),
    isBusy: telling !== undefined,
  };
}
