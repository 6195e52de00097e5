import { sql } from 'kysely';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readUserName } from '#people/accounts/registration/user-name.ts';
import { deleteKeysOf } from '#people/accounts/server/keys/keys.queries.ts';
import { guessableSentence } from '#people/accounts/server/sign-in/guessable-password.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { randomPassword } from '#people/accounts/server/sign-in/random-secrets.ts';
import { endSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
import { findAccount, insertUser } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import { namesakes } from './namesakes.ts';

const USER_NAME = 'Administrator';
/** Key of an advisory lock: of processes that start for the first time together, only one creates the administrator. */
const FIRST_ADMINISTRATOR_LOCK = 7203442;

/** `password` is set only if it was generated; it is shown once and not stored. */
export interface MadeAdministrator {
  readonly email: string;
  readonly password: string | undefined;
}

/** Stops the first start: the administrator's password is too easy to guess. */
export class GuessableAdministrator extends Error {
  constructor(sentence: string) {
    super(`ADMIN_PASSWORD can't be used. ${sentence}.`);
    this.name = 'GuessableAdministrator';
  }
}

/**
 * Creates the first administrator. Without a password, a random one is generated.
 * @returns undefined if there already is one
 * @throws GuessableAdministrator
 */
export async function ensureAdministrator(
  ctx: Ctx,
  first: { readonly email: string; readonly password: string | undefined },
): Promise<MadeAdministrator | undefined> {
  if (await hasAdministrator(ctx)) return undefined;
  const email = canonicalEmail(first.email);
  if (email === undefined) throw new Error('The first administrator needs an e-mail address such as name@example.com.');
  const weak = first.password && guessableSentence(first.password, { email, ...(await namesakes(ctx)) });
  if (weak) throw new GuessableAdministrator(weak);
  const madeUp = first.password === undefined ? randomPassword() : undefined;
  const passwordHash = await hashPassword(first.password ?? madeUp ?? '');
  return ctx.tx(async tx => {
    await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ADMINISTRATOR_LOCK)})`.execute(tx.db);
    if (await hasAdministrator(tx)) return undefined;
    await insertUser(tx.db, { kind: 'administrator', email, userName: USER_NAME, mobile: null, passwordHash });
    return { email, password: madeUp };
  });
}

async function hasAdministrator({ db }: Ctx): Promise<boolean> {
  const { rows } =
    await sql`select from users where role = 'admin' and type = 'admin' and deleted_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Creates one more administrator with a random password, which is stored only as a hash. For the command line only.
 * @returns undefined if the address or name is invalid, or the address already has an account
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

/**
 * Sets a new random password for an administrator who has lost it, and ends all their sessions and API keys. For the command line only.
 * @returns the password, which is stored only as a hash; undefined if no administrator has this e-mail address
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
    await endSessionsOf(tx.db, administrator.id);
    await deleteKeysOf(tx.db, administrator.id);
    return password;
  });
  if (done && address) await ctx.throttle.forget('login.email', address);
  return done;
}
