import { DeliveryFailed } from '#platform/notify/channel.ts';
import type { Mail, Mailbox } from './mail.ts';

const longestAddress = 254;
const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u;
const messageIdForm = /^<[^\s<>@]+@[^\s<>@]+>$/u;

/**
 * The message for nodemailer, with an explicit envelope, so that no header can add a recipient.
 * @throws DeliveryFailed, not retryable, if a header contains a line break or a second address
 */
export function composeMail(mail: Mail) {
  const { to, from, replyTo } = mail;
  for (const mailbox of [to, from, ...(replyTo ? [replyTo] : [])]) checkMailbox(mailbox);
  refuseControls('subject', mail.subject);
  if (mail.messageId !== undefined && !messageIdForm.test(mail.messageId)) {
    throw new DeliveryFailed('The message ID must have the form <id@host>.', false);
  }
  return {
    from: named(from),
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    envelope: { from: from.address, to: [to.address] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
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
