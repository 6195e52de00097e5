import { t } from '#shared/language/t.ts';
import { hasStrayBrace, placeholdersIn } from '#shared/text/placeholders.ts';

/** What a shop can write itself in a mail. */
export const MAIL_TEXTS = ['subject', 'opening', 'closing'] as const;

export type TypedWords = Readonly<Record<(typeof MAIL_TEXTS)[number], string>>;

export type WordsFaults = Partial<Record<keyof TypedWords, string>>;

export const MAX_WORDS: Readonly<Record<keyof TypedWords, number>> = { subject: 150, opening: 1_000, closing: 1_000 };

/** Texts of a mail as they are stored, or what is wrong with them. They are plain text: tags show as they are typed. */
export function readWords(
  typed: TypedWords,
  placeholders: readonly string[],
): { readonly words: TypedWords } | { readonly faults: WordsFaults } {
  const words: TypedWords = {
    subject: tidy(typed.subject),
    opening: tidy(typed.opening),
    closing: tidy(typed.closing),
  };
  const faults: WordsFaults = {};
  for (const name of MAIL_TEXTS) {
    const fault = faultIn(words[name], MAX_WORDS[name], placeholders);
    if (fault !== undefined) faults[name] = fault;
  }
  if (words.subject.includes('\n')) faults.subject ??= t('office.mails.fault.oneLine');
  return Object.keys(faults).length > 0 ? { faults } : { words };
}

function faultIn(text: string, most: number, placeholders: readonly string[]): string | undefined {
  if (text.length > most) return t('office.mails.fault.tooLong', { most });
  if (hasControls(text)) return t('office.mails.fault.controls');
  const unknown = placeholdersIn(text).find(name => !placeholders.includes(name));
  if (unknown !== undefined) return t('office.mails.fault.unknown', { placeholder: `{${unknown}}` });
  return hasStrayBrace(text) ? t('office.mails.fault.brace') : undefined;
}

function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Line ends are fine. */
function hasControls(text: string): boolean {
  return [...text].some(sign => sign !== '\n' && sign !== '\t' && (sign < ' ' || sign === '\u007f'));
}
