import { acknowledgeBy, settleBy } from '#office/contact/ticket-clocks.ts';
import { languageOfCare } from '#people/accounts/server/accounts.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, letterTo, lines, link, rows } from '#platform/notify/letter.ts';
import type { TicketAnswerId, TicketId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText, dayText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { type EventsOf, officerOf, shopItself } from '#shop/shop/server/shop.ts';
import { findTicketAnswer } from './desk.queries.ts';
import { findTicket, markAcknowledged, type StoredTicket } from './tickets.queries.ts';

declare module '#platform/context.ts' {
  interface Events {
    'contact.received': { readonly ticket: TicketId };
    'contact.acknowledged': { readonly ticket: TicketId };
    'contact.answered': { readonly answer: TicketAnswerId };
  }
}

/** Mails about messages to the shop. */
export const contactEvents: EventsOf<'contact'> = {
  'contact.received': {
    label: () => t('office.jobs.event.contactReceived'),
    for: 'shop',
    letters: async ({ db }, { ticket: id }, shop) => {
      const ticket = await findTicket(db, id);
      return ticket && messageReceived(shopItself(shop, await languageOfCare(db)), ticket);
    },
  },
  'contact.acknowledged': {
    label: () => t('office.jobs.event.contactAcknowledged'),
    for: 'address',
    only: 'mail',
    letters: async ({ db }, { ticket: id }, shop) => {
      const ticket = await findTicket(db, id);
      return ticket && !ticket.acknowledged_at ? messageAcknowledged(shop, ticket) : undefined;
    },
    // The ticket counts as acknowledged only once the mail is sent.
    sent: ({ db, now }, { ticket }) => markAcknowledged(db, ticket, now()),
  },
  'contact.answered': {
    label: () => t('office.jobs.event.contactAnswered'),
    for: 'address',
    letters: async ({ db }, { answer: id }, shop) => {
      const found = await findTicketAnswer(db, id);
      return found && ticketAnswered(shop, found, { id, body: found.body });
    },
  },
};

/** To customer care: the message as it was written. A reply to this mail goes to the author. */
export function messageReceived(to: Recipient, ticket: StoredTicket): Letter {
  const { number, full_name, email, subject, message, received_at } = ticket;
  return letterTo(to, () => ({
    replyTo: { email, name: full_name },
    id: `ticket-${ticket.id}-message`,
    values: { number },
    subject: `[${number}] ${subject}`,
    title: subject,
    blocks: [
      rows([
        { label: t('office.contact.desk.ticket'), value: number },
        { label: t('office.contact.desk.from'), value: full_name },
        { label: t('office.contact.mail.message.email'), value: email },
        { label: t('office.contact.desk.received'), value: dayAndHourText(received_at) },
        { label: t('office.contact.mail.message.acknowledge'), value: dayAndHourText(acknowledgeBy(received_at)) },
        { label: t('office.contact.mail.message.resolve'), value: dayText(settleBy(received_at)) },
      ]),
      heading(t('office.contact.field.message')),
      lines(message.split('\n')),
      link(t('office.contact.mail.message.see'), paths.ticket(number)),
    ],
  }));
}

/**
 * To the author: acknowledgement with ticket number and due date. It contains nothing of the message, because its sender
 * may not be the owner of the address.
 */
export function messageAcknowledged(shop: ShopIdentity, ticket: StoredTicket): Letter {
  const { id, number, email, language, received_at } = ticket;
  return letterTo({ email, language }, () => ({
    id: `ticket-${id}-acknowledged`,
    values: { number, day: dayText(settleBy(received_at)) },
    subject: t('office.contact.mail.acknowledged.subject', { ticket: number }),
    title: t('office.contact.mail.acknowledged.title', { ticket: number }),
    blocks: [
      t('office.contact.mail.acknowledged.what', {
        shop: shop.name,
        when: dayAndHourText(received_at),
        day: dayText(settleBy(received_at)),
      }),
      t('office.contact.mail.acknowledged.track', { officer: officerOf(shop) }),
      t('office.contact.mail.acknowledged.notYou'),
      link(t('office.contact.sent.track'), paths.ticket(number)),
    ],
  }));
}

/** To the author: the answer. It doesn't quote the message, because its sender may not be the owner of the address. */
export function ticketAnswered(shop: ShopIdentity, ticket: StoredTicket, answer: { id: string; body: string }): Letter {
  const { number, email, full_name, language, closed_at } = ticket;
  return letterTo({ email, name: full_name, language }, () => ({
    id: `ticket-answer-${answer.id}`,
    values: { number },
    subject: t('office.contact.mail.answered.subject', { ticket: number }),
    blocks: [
      lines(answer.body.split('\n')),
      closed_at
        ? t('office.contact.mail.answered.closed', { officer: officerOf(shop) })
        : t('office.contact.mail.answered.more'),
      link(t('office.contact.sent.track'), paths.ticket(number)),
    ],
  }));
}
