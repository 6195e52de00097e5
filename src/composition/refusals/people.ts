import type { RefusalsOfCalls } from './refusals-of-calls.ts';

/** Of calls that try a password or a code. */
const SIGN_IN = ['auth.too_many_from_network', 'auth.too_many_sign_ins'];
/** Of calls that ask for the own password again. */
export const PASSWORD = [...SIGN_IN, 'account.wrong_password', 'account.too_many_passwords'];

export const PEOPLE: RefusalsOfCalls = {
  // Accounts
  addKey: ['account.scope_not_yours', 'account.too_many_keys', ...PASSWORD],
  askGuestCode: ['account.invalid', 'account.too_many_codes', 'auth.registering_paused', 'auth.too_many_registrations'],
  askNewEmail: ['account.invalid', 'account.same_email', 'account.too_many_codes', ...PASSWORD],
  askTexts: ['account.no_mobile', 'account.no_texts', 'account.too_many_text_codes'],
  changeMobile: ['account.invalid'],
  changePassword: ['account.invalid', ...PASSWORD],
  confirmNewEmail: ['account.too_many_wrong_codes', 'account.wrong_code', ...SIGN_IN],
  confirmTexts: ['account.too_many_wrong_codes', 'account.wrong_code', ...SIGN_IN],
  endSession: ['account.no_such_session'],
  enterAsGuest: ['account.too_many_wrong_codes', 'account.wrong_code', 'auth.blocked', ...SIGN_IN],
  forgotPassword: ['account.invalid', 'account.too_many_codes', 'auth.too_many_registrations'],
  login: ['auth.blocked', 'auth.too_many_passwords', 'auth.wrong_credentials', ...SIGN_IN],
  register: [
    'auth.code_sent_just_now',
    'auth.gstin_taken',
    'auth.registering_paused',
    'auth.registration_invalid',
    'auth.too_many_codes',
    'auth.too_many_registrations',
    'auth.user_name_taken',
  ],
  replaceKey: ['account.no_such_key', 'account.too_many_keys', ...PASSWORD],
  resetPassword: ['account.invalid', 'account.too_many_wrong_codes', 'account.wrong_code', ...SIGN_IN],
  revokeKey: ['account.no_such_key'],
  signInForToken: ['auth.blocked', 'auth.too_many_passwords', 'auth.wrong_credentials', ...SIGN_IN],
  verifyOtp: [
    'auth.registration_invalid',
    'auth.user_name_taken',
    'auth.wrong_code',
    'auth.wrong_credentials',
    ...SIGN_IN,
  ],

  // Addresses
  addAddress: ['addresses.limit'],
  deleteAddress: ['addresses.missing'],
  updateAddress: ['addresses.missing'],

  // Sellers
  addVendor: [
    'auth.registration_invalid',
    'auth.user_name_taken',
    'auth.wrong_code',
    'sellers.email_taken',
    'sellers.missing',
  ],
  decideVendor: ['sellers.missing'],
  pauseShop: ['sellers.bad_return_day'],
  saveSellerProfile: ['sellers.bank_needs_password', 'auth.gstin_taken', 'sellers.profile_invalid', ...PASSWORD],
  trustVendor: ['sellers.missing'],
};
