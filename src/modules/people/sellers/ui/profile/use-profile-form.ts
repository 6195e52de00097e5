import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { signInAgain } from '#people/accounts/ui/sign-in/previous-url.ts';
import { cityOfPincode, isCityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { readPincode } from '#people/addresses/pincode.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { type SellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import {
  type ProfileFaults,
  type ProfileField,
  type ProfileFields,
  readProfile,
} from '#people/sellers/profile/profile-fields.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import { busy as shopIsBusy } from '#shared/api/problems.ts';

/** The profile form in hand: what is typed, what is wrong, and saving it. */
export function useProfileForm(profile: SellerProfile, onSaved: () => void) {
  const [typed, setTyped] = useState(() => fieldsOf(profile));
  const [faults, setFaults] = useState<ProfileFaults & { password?: string }>({});
  const [busy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [password, setPassword] = useState('');
  const movesBank = isOtherAccount(typed, profile);
  const toasts = useToast();

  const change = (more: Partial<ProfileFields>) => {
    setChanged(true);
    setTyped(before => ({ ...before, ...more }));
    setFaults(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in more))));
  };
  const typePassword = (value: string) => {
    setPassword(value);
    setFaults(({ password: _gone, ...rest }) => rest);
  };
  return {
    busy,
    isChanged,
    /** The bank account is another than the one that is kept, so the password is asked for. */
    movesBank,
    password: { value: password, error: faults.password, onChange: typePassword },
    bound: (field: ProfileField) => ({
      name: field,
      value: typed[field],
      error: faults[field],
      required: true,
      onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    }),
    /** A city somebody wrote stays; one that may only have followed from the PIN code before makes way. */
    typePincode: (pincode: string) => {
      const code = readPincode(pincode);
      if (code === undefined || code === readPincode(typed.pincode)) return change({ pincode });
      const follows = typed.city.trim() === '' || isCityOfPincode(typed.city);
      change({
        pincode,
        state: stateOfPincode(code) ?? '',
        ...(follows && { city: cityOfPincode(code) ?? '' }),
      });
    },
    /** @returns whether it is saved; if not, the fields or a toast say why */
    save: async (): Promise<boolean> => {
      const { gstNumber: gstin, mobile, bank } = profile;
      // What is kept of the account number only stands for it here: the server has the whole.
      const read = readProfile(typed, { gstin, mobile, bankNumber: bank?.lastFour ?? null });
      const wrong = {
        ...('faults' in read && read.faults),
        ...(movesBank && password === '' && { password: 'Enter your password' }),
      };
      setFaults(wrong);
      if ('faults' in read || Object.keys(wrong).length > 0) return false;
      setBusy(true);
      try {
        const { message } = await call(saveSellerProfile, movesBank ? { ...typed, password } : typed);
        toasts.show({ title: message, tone: 'good' });
        change({ bankNumber: '' });
        setPassword('');
        setChanged(false);
        onSaved();
        return true;
      } catch (error) {
        if (signInAgain(error)) return false;
        const problem = error instanceof Problem ? error : shopIsBusy();
        setFaults(problem.fields ?? {});
        toasts.show({ title: problem.message, tone: 'destructive' });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ProfileInHand = ReturnType<typeof useProfileForm>;

function isOtherAccount({ bankHolder, bankNumber, bankIfsc }: ProfileFields, { bank }: SellerProfile): boolean {
  const isNumber = bankNumber.trim() !== '';
  return isNumber || bankHolder.trim() !== (bank?.holder ?? '') || bankIfsc.trim().toUpperCase() !== (bank?.ifsc ?? '');
}

function fieldsOf({
  legalName,
  address,
  city,
  pincode,
  state,
  careEmail,
  carePhone,
  bank,
}: SellerProfile): ProfileFields {
  return {
    legalName: legalName ?? '',
    address: address ?? '',
    city: city ?? '',
    pincode: pincode ?? '',
    state: state ?? '',
    gstNumber: '',
    mobile: '',
    careEmail: careEmail ?? '',
    carePhone: showMobile(carePhone ?? ''),
    bankHolder: bank?.holder ?? '',
    bankIfsc: bank?.ifsc ?? '',
    bankNumber: '',
  };
}
