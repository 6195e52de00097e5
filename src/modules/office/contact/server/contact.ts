/** The facade of contact. */

export { contactEvents } from './contact.events.ts';
export { listMessagesOf, listTicketsOf, unlinkMessages } from './messages-of-person.queries.ts';
