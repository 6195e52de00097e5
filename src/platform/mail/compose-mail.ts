import { randomUUID } from 'node:crypto';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import MimeNode, { type MimeNodeHeaderValue } from 'nodemailer/lib/mime-node';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import type { Mail, Mailbox } from './mail.ts';
import { mailLines } from './quoted-printable.ts';

const longestAddress = 254;
const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u;
const messageIdForm = /^<[^\s<>@]+@[^\s<>@]+>$/u;

/** A mail as it goes to a server, or into a file. */
export interface ComposedMail {
  /** Who it goes to, whatever its headers say: no header can add a recipient. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: Buffer;
}

/** Encodes the values of headers. Its own way to a whole message is by streams, which cost more than all else of a mail. */
const headers = new MimeNode();

/**
 * Writes a mail in both forms (RFC 5322, RFC 2046).
 * @throws DeliveryFailed, not retryable, if a header contains a line break or a second address
 */
export function composeMail(mail: Mail): ComposedMail {
  const { to, from, replyTo } = mail;
  for (const mailbox of [to, from, ...(replyTo ? [replyTo] : [])]) checkMailbox(mailbox);
  refuseControls('subject', mail.subject);
  refuseControls('address to unsubscribe', mail.unsubscribe ?? '');
  if (mail.messageId !== undefined && !messageIdForm.test(mail.messageId)) {
    throw new DeliveryFailed('The message ID must have the form <id@host>.', false);
  }
  const boundary = `part-${randomUUID()}`;
  const message = [
    header('From', named(from)),
    header('To', named(to)),
    ...(replyTo ? [header('Reply-To', named(replyTo))] : []),
    header('Subject', mail.subject),
    header('Message-ID', mail.messageId ?? `<${randomUUID()}@${from.address.split('@')[1]}>`),
    ...(mail.unsubscribe === undefined ? [] : [`List-Unsubscribe: <${mail.unsubscribe}>`]),
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...partOf(boundary, 'text/plain', mail.text),
    ...partOf(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ];
  return { envelope: { from: from.address, to: [to.address] }, raw: Buffer.from(message.join('\r\n')) };
}

function header(name: string, value: MimeNodeHeaderValue): string {
  return foldLines(`${name}: ${headers.encodeHeaderValue(name, value)}`);
}

function partOf(boundary: string, type: string, text: string): string[] {
  const { encoding, lines } = mailLines(text);
  return [`--${boundary}`, `Content-Type: ${type}; charset=utf-8`, `Content-Transfer-Encoding: ${encoding}`, '', lines];
}

function named({ name = '', address }: Mailbox) {
  return { name, address };
}

function checkMailbox({ name, address }: Mailbox): void {
  refuseControls('name', name ?? '');
  if (address.length > longestAddress || !plainAddress.test(address)) {
    throw new DeliveryFailed('A mail needs exactly one plain e-mail address.', false);
  }
  refuseControls('address', address);
}

function refuseControls(what: string, value: string): void {
  if (/\p{Cc}/u.test(value))
    throw new DeliveryFailed(`The ${what} contains a line break or another control character.`, false);
}
