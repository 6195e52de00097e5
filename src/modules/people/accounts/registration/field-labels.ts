/** The labels of the registration and login fields. */
export const FIELD_LABELS = {
  userName: 'Username',
  email: 'Email',
  password: 'Password',
  mobile: 'Mobile',
  gstNumber: 'GST Number',
  otp: 'OTP',
} as const;

export type AccountField = keyof typeof FIELD_LABELS;

/** The error message for an empty field. */
export function required(field: AccountField): string {
  return `${FIELD_LABELS[field]} is required`;
}
