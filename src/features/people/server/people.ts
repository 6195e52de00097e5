/** The door to looking after people: the jobs that the composition puts to work. */
export { mailBlocked, mailUnblocked } from './mail-blocking.ts';
