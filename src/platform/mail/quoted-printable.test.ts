import { expect, it } from 'vitest';
import { mailLines } from './quoted-printable.ts';

/** What a mail program makes of it. */
function read({ encoding, lines }: ReturnType<typeof mailLines>): string {
  if (encoding === '7bit') return lines;
  const bytes = lines
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

it.each([
  ['short ASCII', 'Your code is 123456.\nThank you.\n', '7bit'],
  ['rupees', '₹1,37,900', 'quoted-printable'],
  ['a long line', `<a href="https://shop.example/?q=${'x'.repeat(200)}">`, 'quoted-printable'],
  ['nothing but quoted bytes', 'धन्यवाद'.repeat(30), 'quoted-printable'],
  ['spaces at the end of a line that is quoted', `${'y'.repeat(80)} \n-- \nfooter\t`, 'quoted-printable'],
  ['a control character', 'bell\u0007', 'quoted-printable'],
  [
    'every length of line near the limit',
    Array.from({ length: 12 }, (_, at) => `${'z'.repeat(68 + at)}=`).join('\n'),
    'quoted-printable',
  ],
])('%s arrives as it was written, in lines that any server takes', (_what, text, encoding) => {
  const written = mailLines(text);
  expect(written.encoding).toBe(encoding);
  expect(read(written)).toBe(text.replaceAll('\n', '\r\n'));
  for (const line of written.lines.split('\r\n')) expect(line).toMatch(/^[\t\x20-\x7e]{0,76}$/);
  if (encoding === 'quoted-printable') expect(written.lines).not.toMatch(/[\t ](\r\n|$)/);
});
