/** The fields of registering and signing in, by the names they have on screens. */
export const FIELD_LABELS = {
  userName: 'Username',
  email: 'Email',
  password: 'Password',
  mobile: 'Mobile',
  gstNumber: 'GST Number',
  otp: 'OTP',
} as const;

export type AccountField = keyof typeof FIELD_LABELS;

/** What is said of a field that was left empty. */
export function required(field: AccountField): string {
  return `${FIELD_LABELS[field]} is required`;
}
