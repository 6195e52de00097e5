import { useTell } from '#features/accounts/ui/use-tell.ts';
import { decideVendor } from '#features/sellers/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { SellerId } from '#shared/id.ts';

export interface Decide {
  /** @returns whether it is decided; either way a toast says so */
  readonly decide: (id: SellerId, status: 'Approved' | 'Rejected', reason?: string) => Promise<boolean>;
  /** The seller about whom the server is being told. */
  readonly deciding: SellerId | undefined;
}

/** Tells the server of a decision about a seller; when it is taken the list is asked for again. */
export function useDecideVendor(onDecided: () => void): Decide {
  const { tell, telling } = useTell<SellerId>(onDecided, 'something went wrong');
  return {
    decide: (_id, status, reason) => tell(_id, () => call(decideVendor, { _id, status, ...(reason && { reason }) })),
    deciding: telling,
  };
}
