import { useEffect, useRef, useState } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { type AddressDraft, addressDraftOf, BLANK_DRAFT } from '#people/addresses/address-draft.ts';
import type { Address } from '#people/addresses/contract.ts';
import { forgetAddressDraft, keptAddressDraft } from './kept-draft.ts';
import type { Addresses } from './use-addresses.ts';

/** The key of the form that has opened by itself; nobody asked for the focus to go there. */
export const KEPT = 'kept';

/** The address in hand, with what its form begins with. */
export interface EditedAddress {
  readonly address: Address | 'new';
  readonly initial: AddressDraft;
  /** Tells one opening of the form from the next. */
  readonly key: string;
}

/** Which address is being written; one that was when the page was left or the session ended opens again by itself. */
export function useEditedAddress({ list, blank }: Pick<Addresses, 'list' | 'blank'>) {
  const userId = useSession().user?.id;
  const [edited, setEdited] = useState<EditedAddress>();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!list || !userId || hasLooked.current) return;
    hasLooked.current = true;
    const kept = keptAddressDraft(sessionStorage, userId);
    if (!kept) return;
    const address = list.find(({ _id }) => _id === kept.addressId) ?? 'new';
    setEdited({ address, initial: { ...BLANK_DRAFT, ...kept.draft }, key: KEPT });
  }, [list, userId]);
  return {
    edited,
    edit: (address: Address | 'new') =>
      setEdited(
        address === 'new'
          ? { address, initial: blank, key: 'new' }
          : { address, initial: addressDraftOf(address), key: address._id },
      ),
    close: () => {
      forgetAddressDraft(sessionStorage);
      setEdited(undefined);
    },
  };
}
