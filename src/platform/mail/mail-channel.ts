import type { Channel, Message, Recipient } from '#platform/notify/channel.ts';
import { t } from '#shared/language/t.ts';
import type { Mail, Mailbox, MailPort } from './mail.ts';

/** Sends all events by mail. */
export function mailChannel(port: MailPort): Channel {
  return {
    name: 'mail',
    label: () => t('office.jobs.channel.mail'),
    close: () => port.close(),
    async send(message) {
      // The shop has no e-mail address yet.
      if (message.to.email !== '') await port.send(mailOf(message));
    },
  };
}

export function mailOf({ id, to, from, replyTo, subject, unsubscribe, text, html }: Message): Mail {
  const host = from.email.split('@')[1] ?? 'localhost';
  return {
    ...{ to: mailboxOf(to), from: mailboxOf(from), subject, text, html },
    ...(replyTo && { replyTo: mailboxOf(replyTo) }),
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...(id !== undefined && { messageId: `<${id}@${host}>` }),
  };
}

function mailboxOf({ name, email }: Recipient): Mailbox {
  return { address: email, ...(name !== undefined && { name }) };
}
