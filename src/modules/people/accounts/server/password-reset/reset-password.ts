import { sql } from 'kysely';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { randomPassword } from '#people/accounts/server/sign-in/random-password.ts';
import type { Ctx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';

/**
 * Gives an administrator a new random password and ends all their sessions: for whoever has the machine, when the
 * password is lost.
 * @returns the password, which is kept nowhere; undefined when no administrator has this e-mail address
 */
export async function resetAdministratorPassword(ctx: Ctx, email: string): Promise<string | undefined> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const address = canonicalEmail(email);
  const done = await ctx.tx(async tx => {
    const { rows } = await sql<{ id: UserId }>`
      update users set password_hash = ${passwordHash}
      where email = ${address ?? ''} and role = 'admin' and type = 'admin' returning id`.execute(tx.db);
    const [administrator] = rows;
    if (!administrator) return undefined;
    await sql`delete from sessions where user_id = ${administrator.id}`.execute(tx.db);
    return password;
  });
  if (done && address) await ctx.throttle.forget('login.email', address);
  return done;
}
