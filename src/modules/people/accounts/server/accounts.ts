/** The door of accounts: what other features and the composition may call. */

export { requireOwnPassword } from '#people/accounts/server/own-account/change-password.ts';
export { listFormerEmails } from '#people/accounts/server/own-account/own-account.queries.ts';
export { resetAdministratorPassword } from '#people/accounts/server/password-reset/reset-password.ts';
export { addAdministrator } from '#people/accounts/server/registration/add-administrator.ts';
export {
  ensureAdministrator,
  GuessableAdministrator,
  type MadeAdministrator,
} from '#people/accounts/server/registration/first-administrator.ts';
export { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
export { clearSessionCookies } from '#people/accounts/server/sign-in/session-cookie.ts';
export { countSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
export {
  DELETED_USER,
  eraseAccount,
  isLastAdministrator,
  listAccountOf,
} from '#people/accounts/server/users/account-of-person.queries.ts';
export { deleteExpired } from '#people/accounts/server/users/expired.queries.ts';
export {
  blockAccount,
  findPerson,
  lockPerson,
  type Person,
  unblockAccount,
} from '#people/accounts/server/users/people.queries.ts';
export { countShoppers, listShopperRows } from '#people/accounts/server/users/shoppers.queries.ts';
export {
  deletePeople,
  findUserToNotify,
  hasPeople,
  isAnyRegistered,
} from '#people/accounts/server/users/users.queries.ts';
export { accountEvents, sayFarewell } from './accounts.events.ts';
export { publishedUsers } from './published.ts';
