import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line, succeeded } from '#shared/api/wire.ts';
import { isSpoken } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const wrongPassword = problem('account.wrong_password', 'invalid', () =>
  t('people.accounts.refusal.ownPassword'),
);
export const tooManyOwnPasswords = problem('account.too_many_passwords', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.ownPasswords', { wait: waitText(seconds) }),
);
/** Maximum number of devices per account. Signing in on one more ends the least recently used session. */
export const MAX_SESSIONS = 20;
export const noSuchSession = problem('account.no_such_session', 'missing', () =>
  t('people.accounts.refusal.noSession'),
);
/** Text messages need a number that they can go to. */
export const noMobile = problem('account.no_mobile', 'conflict', () => t('people.accounts.refusal.noMobile'));
/** The shop is connected to no service for text messages. */
export const noTexts = problem('account.no_texts', 'conflict', () => t('people.accounts.refusal.noTexts'));
export const tooManyTextCodes = problem('account.too_many_text_codes', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.textCodes', { wait: waitText(seconds) }),
);
export const sameEmail = problem('account.same_email', 'invalid', () => t('people.accounts.refusal.sameEmail'));

/** Longer than any valid password, code or number; the rules of each field report what is too long for it. */
const typed = z.string().check(z.maxLength(1_000));

/** The account as its owner sees it. */
export const OwnAccount = z.object({
  userName: z.string(),
  email: z.string(),
  /** E.164; null if the account has none. */
  mobile: z.nullable(z.string()),
  /** What mails to its owner are written in: `hi`. */
  language: z.string(),
  /** Whether news about orders goes to the mobile number too, beside the mails. */
  texts: z.boolean(),
  /** Whether the shop sends text messages; only shoppers get them. */
  canText: z.boolean(),
  since: instant,
});
export type OwnAccount = z.output<typeof OwnAccount>;

export const OwnSession = z.object({
  id: id<'session'>(),
  /** From the user agent: `Chrome on Android`. */
  device: z.string(),
  since: instant,
  /** Accurate to the hour. */
  lastUsed: instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const getAccount = get('/account', {
  summary: 'Your account: username, e-mail address, mobile number',
  output: dataOf(OwnAccount),
});

export const changePassword = put('/account/password', {
  summary: 'Changes your password, given the old one, and signs out all other devices',
  body: z.strictObject({ oldPassword: typed, password: typed }),
  output: succeeded,
});

export const askNewEmail = post('/account/email', {
  summary: 'Mails a code to your new e-mail address',
  body: z.strictObject({ email: line(320), password: typed }),
  output: z.object({ success: z.literal(true), message: z.string(), change: id<'account code'>() }),
});

export const confirmNewEmail = put('/account/email', {
  summary: 'Changes your e-mail address with the code mailed to it',
  body: z.strictObject({ change: id<'account code'>(), code: typed }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OwnAccount }),
});

export const changeMobile = put('/account/mobile', {
  summary: 'Changes your mobile number',
  /** Null, the value returned for an account without a number, changes nothing. */
  body: editOf(z.strictObject({ mobile: z.nullable(typed) }), OwnAccount),
  output: z.object({ success: z.literal(true), message: z.string(), data: OwnAccount }),
});

export const askTexts = post('/account/texts', {
  summary: 'Texts a code to your mobile number, to confirm that you want text messages about your orders there',
  body: z.strictObject({}),
  output: z.object({ success: z.literal(true), message: z.string(), change: id<'account code'>() }),
});

export const confirmTexts = put('/account/texts', {
  summary: 'Turns text messages about your orders on, with the code that was texted',
  body: z.strictObject({ change: id<'account code'>(), code: typed }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OwnAccount }),
});

export const stopTexts = remove('/account/texts', {
  summary: 'Turns text messages about your orders off',
  output: z.object({ success: z.literal(true), message: z.string(), data: OwnAccount }),
});

export const changeLanguage = put('/account/language', {
  summary: 'Changes the language in which you get mails',
  body: editOf(
    z.strictObject({
      language: z.string().check(z.refine(isSpoken, { error: () => t('people.accounts.fault.language') })),
    }),
    OwnAccount,
  ),
  output: z.object({ success: z.literal(true), message: z.string(), data: OwnAccount }),
});

export const listSessions = get('/account/sessions', {
  summary: 'Your signed-in devices, last used first',
  output: dataOf(z.array(OwnSession)),
});

export const endSession = remove('/account/sessions/:sessionId', {
  summary: 'Signs out one of your devices',
  params: z.strictObject({ sessionId: id<'session'>() }),
  output: succeeded,
});

export const endOtherSessions = remove('/account/sessions', {
  summary: 'Signs out all your other devices',
  output: succeeded,
});
