import { type MailWords, wordsInvalid } from '#office/mails/contract.ts';
import { readWords, type TypedWords } from '#office/mails/read-words.ts';
import type { Ctx } from '#platform/context.ts';
import { type OwnWords, valuesOf } from '#platform/notify/own-words.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { listMailWords, putMailWords } from './mail-words.queries.ts';
import { findSample } from './sample-mails.ts';

export interface WhichMail {
  readonly mail: string;
  readonly language: string;
}

const NO_WORDS: OwnWords = { subject: '', opening: '', closing: '' };
/** Settings have no row with an id; this one follows those of the settings screen. */
const SUBJECT_ID = '00000000-0000-7000-8000-000000000008';

/** @throws mailMissing */
export async function readMail(ctx: Ctx, { mail, language }: WhichMail): Promise<MailWords> {
  const { sample, shop } = await findSample(ctx, { mail, language });
  return {
    ...{ mail, language, reader: sample.reader },
    ...(await wordsNow(ctx, { mail, language })),
    placeholders: Object.keys(valuesOf(shop.name, sample.letter)),
    usualSubject: sample.letter.subject,
  };
}

/** @throws wordsInvalid with each wrong text, mailMissing */
export async function requireWords(ctx: Ctx, which: WhichMail, typed: TypedWords): Promise<OwnWords> {
  const { placeholders } = await readMail(ctx, which);
  const read = speaking(ctx.language, () => readWords(typed, placeholders));
  if ('words' in read) return read.words;
  const [first = ''] = Object.values(read.faults);
  throw wordsInvalid(first).with({ fields: read.faults });
}

/** Saves the texts and logs what was changed. @throws wordsInvalid, mailMissing */
export async function saveMail(ctx: Ctx, which: WhichMail, typed: TypedWords): Promise<MailWords> {
  const words = await requireWords(ctx, which, typed);
  await ctx.tx(async tx => {
    const before = await wordsNow(tx, which);
    const changed = (Object.keys(NO_WORDS) as (keyof OwnWords)[]).filter(name => before[name] !== words[name]);
    if (changed.length === 0) return;
    await putMailWords(tx.db, which.mail, which.language, words);
    const facts = (of: OwnWords) =>
      Object.fromEntries(changed.map(name => [`${which.mail}, ${which.language}: ${name}`, of[name] || null]));
    // In English, as everything that is stored.
    const on = { kind: 'setting', id: SUBJECT_ID, name: t('office.mails.title') } as const;
    await recordAct(tx, { act: 'settings.changed', on, before: facts(before), after: facts(words) });
  });
  return readMail(ctx, which);
}

async function wordsNow({ db }: Pick<Ctx, 'db'>, { mail, language }: WhichMail): Promise<OwnWords> {
  const found = (await listMailWords(db)).find(row => row.mail === mail && row.language === language);
  if (!found) return NO_WORDS;
  const { subject, opening, closing } = found;
  return { subject, opening, closing };
}
