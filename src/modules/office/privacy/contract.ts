import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { languageQuery } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { ACCOUNT_EXPORT_PATH } from './export-path.ts';
import { PersonalData } from './personal-data.schema.ts';

/** The account can't be deleted yet; the message says what has to be done first. */
export const notSettled = problem('privacy.not_settled', 'conflict', (sentence: string) => sentence);

export const tooManyExports = problem('privacy.too_many_exports', 'too-many', (seconds: number) =>
  t('office.privacy.refusal.exports', { wait: waitText(seconds) }),
);

export const exportMine = get(ACCOUNT_EXPORT_PATH, {
  summary: 'All personal data the shop holds about you',
  query: languageQuery,
  output: dataOf(PersonalData),
});

export const deleteAccount = post('/account/delete', {
  summary: 'Deletes your account; orders are kept without personal details',
  setsCookies: true,
  body: z.strictObject({ password: z.string().check(z.maxLength(1_000)) }),
  output: succeeded,
});
