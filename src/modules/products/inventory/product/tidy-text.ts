/** Invisible characters and direction marks. Joiners are kept: emoji and Indian scripts need them. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

/** Normalizes a line: NFC, no invisible characters, single spaces, trimmed. */
export function tidyLine(text: string): string {
  return clean(text).replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** Normalizes a text of several lines: each like `tidyLine`, at most one empty line between two. */
export function tidyText(text: string): string {
  return clean(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function clean(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(UNSEEN, '');
}
