import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, pageQuery, pageSchema, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const mailMissing = problem('mails.missing', 'missing', () => t('office.mails.refusal.missing'));
export const wordsInvalid = problem('mails.words_invalid', 'invalid', (first: string) => first);
/** `data` is the mail as it is now. */
export const wordsChanged = problem('mails.changed', 'conflict', (by: string) =>
  t('office.mails.refusal.changed', { by }),
);
export const tooManyMailTests = problem('mails.too_many_tests', 'too-many', (seconds: number) =>
  t('office.mails.refusal.tooManyTests', { wait: waitText(seconds) }),
);

/** Who gets a mail. */
export const MAIL_READERS = ['shopper', 'seller', 'account', 'administrators', 'shop', 'address'] as const;
export type MailReader = (typeof MAIL_READERS)[number];

const MailRow = z.object({
  mail: z.string(),
  /** Of a sample, in the language of the call. */
  subject: z.string(),
  reader: z.enum(MAIL_READERS),
  /** The languages in which the shop has words of its own for it. */
  changedIn: z.array(z.string()),
});
export type MailRow = z.output<typeof MailRow>;

/** Longer than any text may be; the rules of each say what is too long for it. */
const typed = z.string().check(z.maxLength(10_000));
const words = z.strictObject({ subject: typed, opening: typed, closing: typed });
const versioned = z.strictObject({
  ...words.shape,
  /** How often these texts were saved; 0 before the first time. */
  version: z.int().check(z.minimum(0)),
});
const which = z.strictObject({ mail: z.string().check(z.maxLength(100)), language: z.string().check(z.maxLength(10)) });

const MailWords = z.object({
  ...versioned.shape,
  mail: z.string(),
  language: z.string(),
  reader: z.enum(MAIL_READERS),
  /** What the texts may name in braces. */
  placeholders: z.array(z.string()),
  /** The subject of a sample, as it is without own words. */
  usualSubject: z.string(),
});
export type MailWords = z.output<typeof MailWords>;

export const listMails = get('/admin/mails', {
  summary: 'The shop’s mails, with the languages in which you have changed their texts',
  query: z.strictObject(pageQuery),
  output: pageSchema(MailRow),
});

export const getMail = get('/admin/mails/:mail/:language', {
  summary: 'Your own texts of a mail in a language; empty where it has the usual ones',
  params: which,
  output: dataOf(MailWords),
});

export const saveMail = put('/admin/mails/:mail/:language', {
  summary: 'Saves your own texts of a mail in a language; an empty one is the usual one again',
  params: which,
  body: editOf(versioned, MailWords),
  output: z.extend(dataOf(MailWords), { message: z.string() }),
});

export const previewMail = post('/admin/mails/:mail/:language/preview', {
  summary: 'A sample of a mail with these texts, as HTML; nothing is saved or sent',
  params: which,
  body: words,
  output: dataOf(z.object({ subject: z.string(), html: z.string() })),
});

export const testMail = post('/admin/mails/:mail/:language/test', {
  summary: 'Mails a sample with these texts to yourself; nothing is saved',
  params: which,
  body: words,
  output: succeeded,
});
