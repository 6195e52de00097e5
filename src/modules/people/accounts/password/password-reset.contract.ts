import * as z from 'zod/mini';
import { post } from '#shared/api/endpoint.ts';
import { type Problem, problem } from '#shared/api/problem.ts';
import { id, line, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

/** One of the fields is wrong; the message is that of the field. */
export const inputInvalid = problem('account.invalid', 'invalid', (sentence: () => string) => sentence());
export function invalidField(field: string, sentence: () => string): Problem {
  return inputInvalid(sentence).with({ fields: { [field]: sentence } });
}
export const wrongAccountCode = problem('account.wrong_code', 'invalid', () => t('people.accounts.refusal.code'));
export const tooManyAccountCodes = problem('account.too_many_codes', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.ownCodes', { wait: waitText(seconds) }),
);

export const tooManyWrongCodes = problem('account.too_many_wrong_codes', 'too-many', (seconds: number) =>
  t('people.accounts.refusal.wrongCodes', { wait: waitText(seconds) }),
);

/** How long a code is valid after it was mailed. */
export const ACCOUNT_CODE_MINUTES = 15;

/** Longer than any valid password or code; the rules of each field report what is too long for it. */
const typed = z.string().check(z.maxLength(1_000));

export const forgotPassword = post('/auth/forgot-password', {
  summary: 'Mails a code for choosing a new password if the address has an account',
  body: z.strictObject({ email: line(320) }),
  output: z.object({ success: z.literal(true), message: z.string(), reset: id<'account code'>() }),
});

export const resetPassword = post('/auth/reset-password', {
  summary: 'Sets a new password with the mailed code and signs out all devices',
  body: z.strictObject({ reset: id<'account code'>(), code: typed, password: typed }),
  output: succeeded,
});
