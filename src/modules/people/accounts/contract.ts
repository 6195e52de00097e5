import * as z from 'zod/mini';
import { type AccountField, FIELD_LABELS, required } from '#people/accounts/registration/field-labels.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, succeeded } from '#shared/api/wire.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const wrongCredentials = problem('auth.wrong_credentials', 'invalid', 'Wrong email or password.');
export const accountBlocked = problem(
  'auth.blocked',
  'forbidden',
  (reason: string) => `This account is blocked: ${reason}`,
);
export const wrongCode = problem(
  'auth.wrong_code',
  'invalid',
  'This code is wrong or has expired. Please check it or request a new one.',
);
export const codeSentJustNow = problem(
  'auth.code_sent_just_now',
  'too-many',
  'We have just sent a code. Please wait before you request another.',
);
export const tooManyCodes = problem(
  'auth.too_many_codes',
  'too-many',
  'Too many codes were requested for this e-mail address. Please try again in a few minutes.',
);
export const tooManyPasswords = problem(
  'auth.too_many_passwords',
  'too-many',
  (seconds: number) =>
    `Too many wrong passwords were entered for this account. Please try again in ${waitText(seconds)}, or use a browser you have signed in with before.`,
);
export const tooManyFromNetwork = problem(
  'auth.too_many_from_network',
  'too-many',
  (seconds: number) =>
    `Too many wrong passwords or codes came from your network. Please try again in ${waitText(seconds)}.`,
);
export const tooManySignIns = problem(
  'auth.too_many_sign_ins',
  'too-many',
  (seconds: number) =>
    `Too many people are signing in from your network. Please try again in ${waitText(seconds)}, or use a browser you have signed in with before.`,
);
export const tooManyRegistrations = problem(
  'auth.too_many_registrations',
  'too-many',
  (seconds: number) => `Too many codes were requested from your network. Please try again in ${waitText(seconds)}.`,
);
export const registeringPaused = problem(
  'auth.registering_paused',
  'too-many',
  (seconds: number) =>
    `Too many people are registering right now. Please try again in ${waitText(seconds)}. If you already have an account, you can sign in as usual.`,
);
/** One or more fields of a registration are wrong. The message is that of the first one; `fields` has all of them. */
export const registrationInvalid = problem('auth.registration_invalid', 'invalid', (first: string) => first);
export const userNameTaken = problem('auth.user_name_taken', 'conflict', 'This username is taken.');
export const gstinTaken = problem(
  'auth.gstin_taken',
  'invalid',
  'A seller with this GST number is already registered.',
);

/** The signed-in user as the browser sees them. */
export const SessionUser = z.object({
  id: id<'user'>(),
  userName: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  type: z.enum(['user', 'vendor', 'admin']),
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
    error: issue => (issue.input === undefined ? required(name) : `${FIELD_LABELS[name]} must be text`),
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
