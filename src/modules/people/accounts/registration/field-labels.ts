import { t } from '#shared/language/t.ts';
/** The labels of the registration and login fields. Read where they are shown, so in the language of that place. */
export const FIELD_LABELS = {
  get userName() {
    return t('people.accounts.field.userName');
  },
  get email() {
    return t('people.accounts.field.email');
  },
  get password() {
    return t('people.accounts.field.password');
  },
  get mobile() {
    return t('people.accounts.field.mobile');
  },
  get gstNumber() {
    return t('people.accounts.field.gstNumber');
  },
  get otp() {
    return t('people.accounts.field.otp');
  },
};

export type AccountField = keyof typeof FIELD_LABELS;

/** The error message for an empty field. */
export function required(field: AccountField): string {
  return t('people.accounts.fault.required', { label: FIELD_LABELS[field] });
}
