import { type MailWords, wordsChanged, wordsInvalid } from '#office/mails/contract.ts';
import { MAIL_TEXTS, readWords, type TypedWords } from '#office/mails/read-words.ts';
import { storedMailText } from '#office/mails/stored-mail-text.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { letterValues, type OwnWords } from '#platform/notify/own-words.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { listMailWords, lockMailWords, putMailWords } from './mail-words.queries.ts';
import { findSample } from './sample-mails.ts';

export interface WhichMail {
  readonly mail: string;
  readonly language: string;
}

interface SavedWords extends TypedWords {
  /** At which they were read. */
  readonly version: number;
}

const NO_WORDS = { subject: '', opening: '', closing: '', version: 0, changed_by: '' };
/** Settings have no row with an id; this one follows those of the settings screen. */
const SUBJECT_ID = '00000000-0000-7000-8000-000000000008';

/** @throws mailMissing */
export async function readMail(ctx: Ctx, { mail, language }: WhichMail): Promise<MailWords> {
  const { sample, shop } = await findSample(ctx, { mail, language });
  const { changed_by: _, ...words } = await wordsNow(ctx, { mail, language });
  return {
    ...{ mail, language, reader: sample.reader, ...words },
    placeholders: Object.keys(letterValues(shop.name, sample.letter)),
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

/**
 * Saves the texts on the version they were read at, and logs what was changed.
 * @throws wordsInvalid, wordsChanged with the mail as it is now, mailMissing
 */
export async function saveMail(ctx: ActorCtx, which: WhichMail, typed: SavedWords): Promise<MailWords> {
  const { mail, language } = which;
  const words = await requireWords(ctx, which, typed);
  await ctx.tx(async tx => {
    await lockMailWords(tx.db);
    const before = await wordsNow(tx, which);
    if (before.version !== typed.version)
      throw wordsChanged(before.changed_by).with({ data: await readMail(tx, which) });
    const changed = MAIL_TEXTS.filter(name => before[name] !== words[name]);
    if (changed.length === 0) return;
    const now = { version: before.version + 1, changed_by: ctx.actor.userName };
    await putMailWords(tx.db, { mail, language, ...words, ...now });
    const facts = (of: OwnWords) =>
      Object.fromEntries(changed.map(name => [storedMailText(mail, language, name), of[name] || null]));
    // In English, as everything that is stored.
    const on = { kind: 'setting', id: SUBJECT_ID, name: t('office.mails.title') } as const;
    await recordAct(tx, { act: 'settings.changed', on, before: facts(before), after: facts(words) });
  });
  return readMail(ctx, which);
}

async function wordsNow({ db }: Pick<Ctx, 'db'>, { mail, language }: WhichMail): Promise<typeof NO_WORDS> {
  const found = (await listMailWords(db)).find(row => row.mail === mail && row.language === language);
  if (!found) return NO_WORDS;
  const { mail: _mail, language: _language, ...words } = found;
  return words;
}
