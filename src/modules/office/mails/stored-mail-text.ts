import { languageName } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import type { MAIL_TEXTS } from './read-words.ts';

type MailText = (typeof MAIL_TEXTS)[number];

const TEXTS: Readonly<Record<MailText, () => string>> = {
  subject: () => t('office.mails.subject'),
  opening: () => t('office.mails.opening'),
  closing: () => t('office.mails.closing'),
};

/** What the audit log calls a text of a mail: “orders.placed, hi: subject”. */
export function storedMailText(mail: string, language: string, text: MailText): string {
  return `${mail}, ${language}: ${text}`;
}

/**
 * The same in the language that is spoken.
 * @param nameOf what is said of a mail
 */
export function shownMailText(stored: string, nameOf: (mail: string) => string | undefined): string | undefined {
  const [, mail = '', language = '', text = ''] = /^(\S+), ([a-z-]+): (\w+)$/i.exec(stored) ?? [];
  const name = nameOf(mail);
  if (name === undefined || !Object.hasOwn(TEXTS, text)) return undefined;
  const what = TEXTS[text as MailText]();
  return t('office.mails.textOf', { mail: name, language: languageName(language), text: what });
}
