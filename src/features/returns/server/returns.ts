/** The door to returns: the jobs that the composition puts to work. */
export { mailSeller, mailShopper } from './mail-returns.ts';
