/** Turns the direction of writing, or is not seen at all; the joiners inside emoji and Indian words stay. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

/** A line as it is kept: composed, nothing unseen in it, one space between words, none around. */
export function tidyLine(text: string): string {
  return clean(text).replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** A text of several lines as it is kept: its lines tidy, at most one empty between two. */
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
