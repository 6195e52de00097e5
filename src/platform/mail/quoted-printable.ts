/** The longest line of a mail, without its end. */
const MAX_LINE = 76;
const LINE_END = /\r\n|\r|\n/;
/** Bytes that are not written as they are; spaces are, except at the end of a line. */
const SPECIAL = /[^\t\x20-\x3c\x3e-\x7e]|[\t ]$/g;
const PRINTABLE_ASCII = /^[\t\x20-\x7e]*$/;

/** A text as lines of ASCII that any mail server passes on (RFC 2045): as it is if that is what it is, else quoted-printable. */
export function mailLines(text: string): { readonly encoding: '7bit' | 'quoted-printable'; readonly lines: string } {
  const lines = text.split(LINE_END);
  const isPlain = lines.every(line => line.length <= MAX_LINE && PRINTABLE_ASCII.test(line));
  return isPlain
    ? { encoding: '7bit', lines: lines.join('\r\n') }
    : { encoding: 'quoted-printable', lines: lines.map(quotedLine).join('\r\n') };
}

function quotedLine(line: string): string {
  const bytes = PRINTABLE_ASCII.test(line) ? line : Buffer.from(line).toString('latin1');
  const quoted = bytes.replaceAll(
    SPECIAL,
    byte => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  let wrapped = '';
  let at = 0;
  while (quoted.length - at > MAX_LINE) {
    const end = at + MAX_LINE - 1;
    // A quoted byte stays in one piece.
    const until = quoted[end - 1] === '=' ? end - 1 : quoted[end - 2] === '=' ? end - 2 : end;
    wrapped += `${quoted.slice(at, until)}=\r\n`;
    at = until;
  }
  return wrapped + quoted.slice(at);
}
