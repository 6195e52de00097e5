/** The door of accounts: what other features and the composition may call. */
export { DELETED_USER, eraseAccount, isLastAdministrator, listAccountOf } from './account-of-person.queries.ts';
export { accountEvents, sayFarewell } from './accounts.events.ts';
export { addAdministrator } from './add-administrator.ts';
export { requireOwnPassword } from './change-password.ts';
export { deleteExpired } from './expired.queries.ts';
export { ensureAdministrator, GuessableAdministrator, type MadeAdministrator } from './first-administrator.ts';
export { listFormerEmails } from './own-account.queries.ts';
export { hashPassword } from './passwords.ts';
export { blockAccount, findPerson, lockPerson, type Person, unblockAccount } from './people.queries.ts';
export { publishedUsers } from './published.ts';
export { resetAdministratorPassword } from './reset-password.ts';
export { clearSessionCookies } from './session-cookie.ts';
export { countSessionsOf } from './sessions.ts';
export { countShoppers, listShoppers } from './shoppers.queries.ts';
export { findToTell } from './users.queries.ts';
