/** The door to messages: what people are told of them, and what is kept of one person. */

export { contactEvents } from './contact.events.ts';
export { listMessagesOf, listTicketsOf, partFromMessages } from './messages-of-person.queries.ts';
