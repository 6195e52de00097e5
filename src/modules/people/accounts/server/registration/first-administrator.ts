import { sql } from 'kysely';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { guessableSentence } from '#people/accounts/server/sign-in/guessable-password.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { randomPassword } from '#people/accounts/server/sign-in/random-password.ts';
import { insertUser } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { namesakes } from './namesakes.ts';

const USER_NAME = 'Administrator';
/** Any number, the same in every process, so that of two first starts at once only one makes the administrator. */
const FIRST_ADMINISTRATOR_LOCK = 7203442;

/** Who the first administrator shall be; without a password one is made up. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string | undefined;
}

/** An administrator that was made just now; `password` only when it was made up, to be shown once and never again. */
export interface MadeAdministrator {
  readonly email: string;
  readonly password: string | undefined;
}

/** Stops a first start: whoever knows the shop could guess the password of its administrator. */
export class GuessableAdministrator extends Error {
  constructor(sentence: string) {
    super(`ADMIN_PASSWORD can't be used. ${sentence}.`);
    this.name = 'GuessableAdministrator';
  }
}

/** Makes the first administrator when there is none. @returns undefined when there is one already @throws GuessableAdministrator */
export async function ensureAdministrator(ctx: Ctx, first: FirstAdministrator): Promise<MadeAdministrator | undefined> {
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
