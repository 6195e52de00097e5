import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { type NewSellerFaults, type NewSellerFields, readNewSeller } from '#people/accounts/registration/new-seller.ts';
import { signInAgain } from '#people/accounts/ui/sign-in/previous-url.ts';
import { addVendor } from '#people/sellers/contract.ts';
import { vendorRefusal } from '#people/sellers/vendors/vendor-refusal.ts';
import { ROLE_AND_TYPE } from '#shared/api/actor.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';

const EMPTY: NewSellerFields = { userName: '', email: '', password: '' };

/** The add-vendor form as it is filled in: what is typed, what is wrong, and sending it. */
export function useAddVendor() {
  const shop = useShop();
  const toasts = useToast();
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<NewSellerFaults>({});

  const refuse = (description: string) => {
    toasts.show({ title: 'Error', description, tone: 'destructive' });
    return false;
  };
  return {
    typed,
    faults,
    type: (field: keyof NewSellerFields, value: string) => {
      setTyped(before => ({ ...before, [field]: value }));
      setFaults(({ [field]: _, ...others }) => others);
    },
    /** @returns whether the vendor is made; if not, the fields or a toast say why */
    add: async (): Promise<boolean> => {
      const read = readNewSeller(typed, { shopName: shop.name });
      setFaults('faults' in read ? read.faults : {});
      if ('faults' in read) return false;
      try {
        const { message } = await call(addVendor, { ...typed, ...ROLE_AND_TYPE.seller });
        toasts.show({ title: message, tone: 'good' });
        return true;
      } catch (error) {
        if (signInAgain(error)) return false;
        if (error instanceof Problem) setFaults(error.fields ?? {});
        return refuse(vendorRefusal(error));
      }
    },
  };
}
