import { useEffect } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { getAccount } from '#people/accounts/own-account.contract.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { type AddressDraft, addressFieldsOf, BLANK_DRAFT } from '#people/addresses/address-draft.ts';
import { type Address, addAddress, deleteAddress, listAddresses, updateAddress } from '#people/addresses/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AddressId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { firstAddressIs } from '#shop/delivery/ui/known-pin.ts';

/** The signed-in user's saved addresses with the actions on them. */
export interface Addresses {
  /** `undefined` while loading. */
  readonly list: readonly Address[] | undefined;
  readonly hasFailed: boolean;
  /** Start values of a new address: name and mobile number of the account. */
  readonly blank: AddressDraft;
  readonly reload: () => void;
  /** Adds an address, or updates the one with `id`, and shows a toast. @throws Problem, possibly with errors by field */
  readonly save: (draft: AddressDraft, id?: AddressId) => Promise<Address>;
  /** Deletes an address and shows the result as a toast. */
  readonly remove: (id: AddressId) => Promise<void>;
}

export function useAddresses(): Addresses {
  const { user } = useSession();
  const userId = user?.id;
  const toasts = useToast();
  const asked = useAnswer(listAddresses, userId ? { userId } : null);
  // Only to prefill a new address, so an error is ignored.
  const account = useAnswer(getAccount, userId ? {} : null);
  const { act } = useAct({ onStale: asked.askAgain });
  const list = account.answer || account.problem ? asked.answer?.data : undefined;
  const phone = account.answer?.data.mobile?.replace(/^\+91/, '') ?? '';

  const first = asked.isFresh ? asked.answer?.data : undefined;
  useEffect(() => {
    if (userId && first) firstAddressIs(first[0]?.pincode, userId);
  }, [userId, first]);

  return {
    list,
    hasFailed: asked.problem !== undefined,
    blank: { ...BLANK_DRAFT, name: user?.isGuest ? '' : (user?.userName ?? ''), phone },
    reload: asked.askAgain,
    save: async (draft, id) => {
      if (!userId) throw new Error('nobody is signed in');
      const fields = { name: undefined, state: undefined, ...addressFieldsOf(draft) };
      const { data: saved } = id
        ? await call(updateAddress, { userId, addressId: id, ...fields })
        : await call(addAddress, { userId, ...fields });
      const others = list ?? [];
      const data = id ? others.map(address => (address._id === id ? saved : address)) : [...others, saved];
      asked.show({ success: true, data });
      toasts.show({ tone: 'good', title: id ? t('people.addresses.told.updated') : t('people.addresses.told.added') });
      return saved;
    },
    remove: async id => {
      if (!userId) return;
      const left = await act(() => call(deleteAddress, { userId, addressId: id }), {
        told: () => ({ tone: 'good', title: t('people.addresses.told.deleted') }),
      });
      if (left) asked.show(left);
    },
  };
}
