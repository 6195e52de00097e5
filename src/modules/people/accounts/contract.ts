import * as z from 'zod/mini';
import { type AccountField, FIELD_LABELS, required } from '#people/accounts/registration/field-labels.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const wrongCredentials = problem('auth.wrong_credentials', 'invalid', () =>
  t('people.accounts.refusal.credentials'),
);
export const accountBlocked = problem('auth.blocked', 'forbidden', (reason: string | null) =>
  reason === null ? t('people.accounts.refusal.blockedNoReason') : t('people.accounts.refusal.blocked', { reason }),
);
export const wrongCode = problem('auth.wrong_code', 'invalid', () => t('people.accounts.refusal.code'));
export const codeSentJustNow = problem('auth.code_sent_just_now', 'too-many', () =>
  t('people.accounts.refusal.codeJustSent'),
);
export const tooManyCodes = problem('auth.too_many_codes', 'too-many', () => t('people.accounts.refusal.codes'));
export const tooManyPasswords = problem('auth.too_many_passwords', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.passwords', { wait: waitText(seconds) }),
);
export const tooManyFromNetwork = problem('auth.too_many_from_network', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.network', { wait: waitText(seconds) }),
);
export const tooManySignIns = problem('auth.too_many_sign_ins', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.signIns', { wait: waitText(seconds) }),
);
export const tooManyRegistrations = problem('auth.too_many_registrations', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.registrations', { wait: waitText(seconds) }),
);
export const registeringPaused = problem('auth.registering_paused', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.registeringPaused', { wait: waitText(seconds) }),
);
/** One or more fields of a registration are wrong. The message is that of the first one; `fields` has all of them. */
export const registrationInvalid = problem('auth.registration_invalid', 'invalid', (first: () => string) => first());
export const userNameTaken = problem('auth.user_name_taken', 'conflict', () => t('people.accounts.refusal.nameTaken'));
export const gstinTaken = problem('auth.gstin_taken', 'invalid', () => t('people.accounts.refusal.gstinTaken'));

/** The signed-in user as the browser sees them. */
export const SessionUser = z.object({
  id: id<'user'>(),
  userName: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  type: z.enum(['user', 'vendor', 'admin']),
  /** Ordered with a mailed code, without a password. */
  isGuest: z.optional(z.literal(true)),
  /** Sellers only. */
  status: z.optional(z.enum(['Pending', 'Approved', 'Rejected'])),
});
export type SessionUser = z.output<typeof SessionUser>;

/** Step 1. The server validates the fields strictly (registration.ts) and returns the errors by field name. */
const registration = {
  userName: field('userName'),
  email: field('email'),
  password: field('password'),
  mobile: field('mobile'),
  gstNumber: z.optional(field('gstNumber')),
  role: z.enum(['user', 'admin']),
  type: z.enum(['user', 'vendor']),
};

function field(name: AccountField) {
  return z.string({
    error: issue =>
      issue.input === undefined ? required(name) : t('people.accounts.fault.text', { label: FIELD_LABELS[name] }),
  });
}

export const register = post('/auth/register', {
  summary: 'Registration, step 1: sends a one-time code by e-mail',
  body: z.strictObject(registration),
  output: z.object({ success: z.literal(true), message: z.string() }),
});

export const verifyOtp = post('/auth/verifyOtp', {
  summary: 'Registration, step 2: the same fields with the code create the account and sign in',
  setsCookies: true,
  body: z.strictObject({ ...registration, otp: field('otp') }),
  output: z.object({ success: z.literal(true), message: z.string(), status: z.string(), user: SessionUser }),
});

export const login = post('/auth/login', {
  summary: 'Signs in and sets the session cookie',
  setsCookies: true,
  body: z.strictObject({ email: field('email'), password: field('password') }),
  output: z.object({ success: z.literal(true), message: z.string(), user: SessionUser }),
});

export const signInForToken = post('/auth/token', {
  summary: 'Signs in and answers with the token of the session, for Authorization: Bearer; sets no cookies',
  body: z.strictObject({ email: field('email'), password: field('password') }),
  output: z.object({ success: z.literal(true), token: z.string(), user: SessionUser }),
});

export const logout = post('/auth/logout', {
  summary: 'Signs out',
  setsCookies: true,
  body: z.optional(z.strictObject({})),
  output: succeeded,
});

export const checkAuth = get('/auth/check-auth', {
  summary: 'The signed-in user',
  output: z.object({ success: z.literal(true), user: SessionUser }),
});
