/** The door of accounts: what other features and the composition may call. */
export { hashPassword } from './passwords.ts';
