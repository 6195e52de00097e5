import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readUserName } from '#people/accounts/registration/user-name.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { randomPassword } from '#people/accounts/server/sign-in/random-password.ts';
import { findAccount, insertUser } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx } from '#platform/context.ts';

/**
 * Makes one more administrator, with a password made up here and kept nowhere: for whoever has the machine.
 * @returns undefined when address or name are none, or the address has an account
 * @throws userNameTaken
 */
export async function addAdministrator(
  ctx: Ctx,
  given: { readonly email: string; readonly name: string },
): Promise<{ readonly email: string; readonly password: string } | undefined> {
  const email = canonicalEmail(given.email);
  const userName = readUserName(given.name);
  if (email === undefined || userName === undefined) return undefined;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return ctx.tx(async tx => {
    if (await findAccount(tx.db, email)) return undefined;
    await insertUser(tx.db, { kind: 'administrator', email, userName, mobile: null, passwordHash });
    return { email, password };
  });
}
