/** The door to messages: the jobs that the composition puts to work. */

export { acknowledge, mailMessage } from './mail-tickets.ts';
export { listMessagesOf, listTicketsOf, partFromMessages } from './messages-of-person.queries.ts';
