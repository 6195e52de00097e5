import { encode, wrap } from 'nodemailer/lib/qp';

/** The longest line of a mail, without its end. */
const MAX_LINE = 76;
const PRINTABLE_ASCII = /^[\t\x20-\x7e]*$/;

/** A text as lines of ASCII that any mail server passes on (RFC 2045): as it is if that is what it is, else quoted-printable. */
export function mailLines(text: string): { readonly encoding: '7bit' | 'quoted-printable'; readonly lines: string } {
  const lines = text.split(/\r\n|\r|\n/);
  const isPlain = lines.every(line => line.length <= MAX_LINE && PRINTABLE_ASCII.test(line));
  const joined = lines.join('\r\n');
  return isPlain
    ? { encoding: '7bit', lines: joined }
    : { encoding: 'quoted-printable', lines: wrap(encode(joined), MAX_LINE) };
}
