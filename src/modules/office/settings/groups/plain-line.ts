import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';
import type { Read } from '#shared/text/read.ts';

/** Control characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export interface LineLimits {
  readonly label: string;
  readonly fewest?: number;
  readonly most: number;
}

/**
 * Reads one line for pages, mails and invoices: trimmed, with single spaces. The lines of a pasted address are joined by
 * commas.
 */
export function plainLine(text: string, { label, fewest = 2, most }: LineLimits): Read<string> {
  const line = text
    .normalize('NFC')
    .trim()
    .replace(/\s*,?\s*[\r\n]+\s*/g, ', ')
    .replace(/[^\S\r\n]+/g, ' ');
  if (isBlank(line)) return { fault: t('office.settings.fault.required', { label }) };
  if (UNSEEN.test(line)) return { fault: t('office.settings.fault.hidden') };
  if (line.length < fewest || line.length > most) return { fault: t('office.settings.fault.length', { fewest, most }) };
  return { value: line };
}
