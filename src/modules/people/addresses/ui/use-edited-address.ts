import { useEffect, useRef, useState } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { type AddressDraft, addressDraftOf, BLANK_DRAFT } from '#people/addresses/address-draft.ts';
import type { Address } from '#people/addresses/contract.ts';
import { forgetAddressDraft, keptAddressDraft } from './kept-draft.ts';
import type { Addresses } from './use-addresses.ts';

/** Key of a form that was reopened from a stored draft; it must not take the focus. */
export const KEPT = 'kept';

/** The address being edited and the start values of its form. */
export interface EditedAddress {
  readonly address: Address | 'new';
  readonly initial: AddressDraft;
  /** React key: differs for each opening of the form. */
  readonly key: string;
}

/** The address being edited. A stored draft, left by a reload or an ended session, is reopened. */
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
