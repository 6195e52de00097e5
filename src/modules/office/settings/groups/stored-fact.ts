import { t } from '#shared/language/t.ts';

const MAX_FACT_LENGTH = 300;

/** A field of the settings as the audit log has it, in English; very long texts are cut short. */
export function storedFact(text: string): string | null {
  if (text === '') return null;
  return text.length > MAX_FACT_LENGTH ? `${text.slice(0, MAX_FACT_LENGTH)}… (${text.length} characters)` : text;
}

/** The same in the language that is spoken. */
export function shownFact(stored: string): string {
  if (stored === 'yes') return t('office.settings.fact.yes');
  if (stored === 'no') return t('office.settings.fact.no');
  const [, text, length] = /^(.+…) \((\d+) characters\)$/s.exec(stored) ?? [];
  return text === undefined ? stored : t('office.settings.fact.cut', { text, count: Number(length) });
}
