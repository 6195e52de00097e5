/** The facade of accounts: what other features and the composition may import. */

export { type Caller, callerWithEmail, callerWithId } from '#people/accounts/server/guests/caller.ts';
export { askAgentCode, proveGuest } from '#people/accounts/server/guests/enter-as-guest.ts';
export { keyOf } from '#people/accounts/server/keys/key-actor.ts';
export { requireOwnPassword } from '#people/accounts/server/own-account/change-password.ts';
export { listFormerEmails } from '#people/accounts/server/own-account/own-account.queries.ts';
export { requireEmail } from '#people/accounts/server/password-reset/forgot-password.ts';
export {
  addAdministrator,
  ensureAdministrator,
  GuessableAdministrator,
  type MadeAdministrator,
  resetAdministratorPassword,
} from '#people/accounts/server/registration/administrators.ts';
export { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
export { clearSessionCookies } from '#people/accounts/server/sign-in/session-cookie.ts';
export { countSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
export {
  DELETED_USER,
  deleteExpiredSignIns,
  eraseAccount,
  isLastAdministrator,
  listAccountOf,
  listIdleGuests,
  lockIdleGuest,
} from '#people/accounts/server/users/account-of-person.queries.ts';
export {
  blockAccount,
  countShoppers,
  findPerson,
  listShopperRows,
  lockPerson,
  type Person,
  unblockAccount,
} from '#people/accounts/server/users/people.queries.ts';
export {
  deletePeople,
  findUserToNotify,
  hasPeople,
  isAnyRegistered,
  listUsersToNotify,
  wantsTexts,
} from '#people/accounts/server/users/users.queries.ts';
export { languageOfCare } from '#people/sellers/server/sellers.ts';
export { accountEvents, sayFarewell } from './accounts.events.ts';
export { publishedUsers } from './published.ts';
