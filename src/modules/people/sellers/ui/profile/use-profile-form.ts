import { cityOfPincode, isCityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { readPincode } from '#people/addresses/pincode.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { type SellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { type ProfileField, type ProfileFields, readProfile } from '#people/sellers/profile/profile-fields.ts';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';

/** A seller's record as a form. */
export function useProfileForm(profile: SellerProfile, onSaved: () => void) {
  const form = useForm({
    start: { ...fieldsOf(profile), password: '' },
    send: typed => {
      const { gstNumber: gstin, mobile, bank } = profile;
      const { password, ...fields } = typed;
      const movesBank = isOtherAccount(fields, profile);
      // What is kept of the account number only stands for it here: the server has the whole.
      const read = readProfile(fields, { gstin, mobile, bankNumber: bank?.lastFour ?? null });
      const faults = faultsIn({
        ...('faults' in read && read.faults),
        password: movesBank && password === '' && 'Enter your password',
      });
      return faults ? { faults } : call(saveSellerProfile, movesBank ? typed : fields);
    },
    onDone: () => {
      form.reset({ bankNumber: '', password: '' });
      onSaved();
    },
  });
  const { typed, change } = form;
  return {
    ...form,
    /** The bank account is another than the one that is kept, so the password is asked for. */
    movesBank: isOtherAccount(typed, profile),
    bound: (field: ProfileField) => ({ ...form.bound(field), required: true }),
    password: form.bound('password'),
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
