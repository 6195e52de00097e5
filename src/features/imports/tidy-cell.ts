/** Direction marks, byte order marks and spaces without width; joiners stay, because they hold emoji and Indian letters together. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000 ]+/g;

/** The text of a cell without what cannot be seen: spaces of every kind are one space, lines end one way. */
export function tidyLines(cell: string): string {
  return cell
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROL, '')
    .replace(SPACES, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

/** The same in one line. */
export function tidyCell(cell: string): string {
  return tidyLines(cell).replace(/\n+/g, ' ');
}
