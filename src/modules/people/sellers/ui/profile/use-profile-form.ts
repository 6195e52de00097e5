import { cityOfPincode, isCityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { readPincode } from '#people/addresses/pincode.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { type SellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { PROFILE_FIELD_NAMES, type ProfileField, profileField } from '#people/sellers/profile/profile.fields.ts';
import { eachOf } from '#people/sellers/profile/profile-columns.ts';
import { type ProfileFields, profileForm, readProfile } from '#people/sellers/profile/profile-reader.ts';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';

/** The form of a seller's profile. */
export function useProfileForm(profile: SellerProfile, onSaved: () => void) {
  const { gstNumber, mobile, bank } = profile;
  const shown = shownForm(profile);
  const form = useForm({
    start: { ...shown, password: '' },
    send: typed => {
      const { password, ...fields } = typed;
      const movesBank = isOtherAccount(fields, profile);
      // The last four digits stand for the account number, which only the server knows.
      const read = readProfile(fields, { gstNumber, mobile, bankNumber: bank?.lastFour ?? null });
      const faults = faultsIn({
        ...('faults' in read && read.faults),
        password: movesBank && password === '' && t('people.sellers.fault.password'),
      });
      return faults ? { faults } : call(saveSellerProfile, movesBank ? typed : fields);
    },
    onDone: () => {
      form.reset({ bankNumber: '', password: '' });
      onSaved();
    },
  });
  const { typed, change } = form;
  const own: Partial<Record<ProfileField, object>> = {
    pincode: { onChange: (event: { currentTarget: { value: string } }) => typePincode(event.currentTarget.value) },
    ...(bank && {
      bankNumber: { required: false, hint: t('people.sellers.field.numberKept', { lastFour: bank.lastFour }) },
    }),
  };
  /** A city that was typed by hand stays; one that followed from the previous PIN code is replaced. */
  function typePincode(pincode: string) {
    const code = readPincode(pincode);
    if (code === undefined || code === readPincode(typed.pincode)) return change({ pincode });
    const follows = typed.city.trim() === '' || isCityOfPincode(typed.city);
    change({
      pincode,
      state: stateOfPincode(code) ?? '',
      ...(follows && { city: cityOfPincode(code) ?? '' }),
    });
  }
  return {
    ...form,
    hasBank: bank !== null,
    /** The typed bank account differs from the stored one, so the password is asked for. */
    movesBank: isOtherAccount(typed, profile),
    /** A value that is known and can't be changed here. */
    fixed: (field: ProfileField) => profileField(field).stays === 'once known' && shown[field],
    bound: (field: ProfileField) => ({ ...form.bound(field), ...own[field] }),
    password: form.bound('password'),
  };
}

export type ProfileInHand = ReturnType<typeof useProfileForm>;

function isOtherAccount({ bankHolder, bankNumber, bankIfsc }: ProfileFields, { bank }: SellerProfile): boolean {
  const isNumber = bankNumber.trim() !== '';
  return isNumber || bankHolder.trim() !== (bank?.holder ?? '') || bankIfsc.trim().toUpperCase() !== (bank?.ifsc ?? '');
}

function shownForm(profile: SellerProfile): Record<ProfileField, string> {
  const form = profileForm(profile);
  return eachOf(PROFILE_FIELD_NAMES, name => profileField(name).show?.(form[name]) ?? form[name]);
}
