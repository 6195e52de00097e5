import { useCallback, useEffect, useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { getAccount } from '#features/accounts/own-account.contract.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import { type AddressDraft, BLANK_DRAFT, fieldsOf } from '#features/addresses/address-draft.ts';
import { type Address, addAddress, deleteAddress, listAddresses, updateAddress } from '#features/addresses/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { AddressId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

/** The saved addresses of who is signed in, and what can be done with them. */
export interface Addresses {
  /** `undefined` until they have been read. */
  readonly list: readonly Address[] | undefined;
  readonly hasFailed: boolean;
  /** What a new one begins with: name and mobile of the account. */
  readonly blank: AddressDraft;
  readonly reload: () => Promise<void>;
  /** Adds one, or replaces the one named, and says so. @throws Problem with the wrong fields */
  readonly save: (draft: AddressDraft, id?: AddressId) => Promise<Address>;
  /** Deletes one and says so, or says why not. */
  readonly remove: (id: AddressId) => Promise<void>;
}

export function useAddresses(): Addresses {
  const { user } = useSession();
  const userId = user?.id;
  const { show } = useToast();
  const [list, setList] = useState<readonly Address[]>();
  const [mobile, setMobile] = useState('');
  const blank = { ...BLANK_DRAFT, name: user?.userName ?? '', phone: mobile.replace(/^\+91/, '') };
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    if (!userId) return;
    setFailed(false);
    try {
      const [{ data }, account] = await Promise.all([
        call(listAddresses, { userId }),
        // It only saves typing.
        call(getAccount, {}).catch(() => undefined),
      ]);
      setMobile(account?.data.mobile ?? '');
      setList(data);
    } catch (error) {
      if (!signInAgain(error)) setFailed(true);
    }
  }, [userId]);
  useEffect(() => void reload(), [reload]);

  const save = useCallback(
    async (draft: AddressDraft, id?: AddressId) => {
      if (!userId) throw new Error('nobody is signed in');
      const fields = { name: undefined, state: undefined, ...fieldsOf(draft) };
      const { data: saved } = id
        ? await call(updateAddress, { userId, addressId: id, ...fields })
        : await call(addAddress, { userId, ...fields });
      setList((before = []) =>
        id ? before.map(address => (address._id === id ? saved : address)) : [...before, saved],
      );
      show({ tone: 'good', title: id ? 'Address updated successfully' : 'Address added successfully' });
      return saved;
    },
    [userId, show],
  );

  const remove = useCallback(
    async (id: AddressId) => {
      if (!userId) return;
      try {
        setList((await call(deleteAddress, { userId, addressId: id })).data);
        show({ tone: 'good', title: 'Address deleted successfully' });
      } catch (error) {
        if (signInAgain(error)) return;
        if (!(error instanceof Problem)) throw error;
        show({ tone: 'destructive', title: error.message });
        await reload();
      }
    },
    [userId, show, reload],
  );

  return { list, hasFailed, blank, reload, save, remove };
}
