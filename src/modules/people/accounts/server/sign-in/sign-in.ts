import {
  accountBlocked,
  tooManyFromNetwork,
  tooManyPasswords,
  tooManySignIns,
  wrongCredentials,
} from '#people/accounts/contract.ts';
import { isTooLong } from '#people/accounts/password/password-rules.ts';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { findAccount } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { countWrong, type Guess } from '#platform/throttle/count-wrong.ts';
import { knowsBrowser } from './known-browser.ts';
import { placeIn, verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';

/** All inputs that are not an e-mail address share one counter. */
const NO_ADDRESS = 'no address';

/**
 * Checks e-mail address and password and creates a session. An unknown address and a wrong password take the same time
 * and give the same response (docs/security-cases.md A11, A12). Only the owner learns that an account is blocked.
 * @returns the session's token
 * @throws wrongCredentials, accountBlocked, tooManyPasswords, tooManyFromNetwork, tooManySignIns
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { readonly email: string; readonly password: string },
  from: Visitor & { readonly userAgent: string | undefined },
): Promise<string> {
  if (isTooLong(password)) throw wrongCredentials();
  const address = canonicalEmail(email);
  const account = await tryPassword(ctx, from, address ?? NO_ADDRESS, async isKnown => {
    const found = address === undefined ? undefined : await findAccount(ctx.db, address);
    const fits = await verifyPassword(
      found?.passwordHash,
      password,
      // A known browser doesn't wait for others in its network, and staff don't wait for shoppers.
      isKnown ? placeIn(`${from.browser} ${address}`, found?.isStaff) : placeIn(from.network),
    );
    if (!found || !fits) throw wrongCredentials();
    return found;
  });
  if (account.isBlocked) throw accountBlocked(account.blockedReason);
  return startSession(ctx.db, account.id, from.userAgent, account.passwordHash);
}

/** Where a request comes from. */
export interface Visitor {
  readonly network: string;
  /** The token of a known browser, null if it sent none. */
  readonly browser: string | null;
}

/**
 * Runs one login attempt within the limits. Every attempt counts for its network, because each costs a hash. Wrong ones
 * also count for the account: after a few it pauses, longer each time, and after a hundred in a row it stays closed to
 * unknown browsers. A browser that the owner has signed in with before has a counter of its own, whatever happens to the
 * account or in the network (docs/security-cases.md A13, A13a). Addresses without an account pause likewise (A11).
 * @param attempt gets whether the browser is known
 * @throws tooManyPasswords, tooManyFromNetwork, tooManySignIns without checking the password; whatever `attempt` throws
 */
async function tryPassword<Result>(
  { db, throttle }: Ctx,
  { network, browser }: Visitor,
  address: string,
  attempt: (isKnown: boolean) => Promise<Result>,
): Promise<Result> {
  const isKnown = await knowsBrowser(db, browser, address);
  if (!isKnown) await throttle.spend('hash.network', network, tooManySignIns);
  const result = await countWrong(
    throttle,
    isKnown ? [inOwnBrowser(`${browser} ${address}`)] : asStranger(network, address),
    wrongCredentials,
    () => attempt(isKnown),
  );
  // The owner has signed in, so the strangers' wrong passwords are no longer consecutive.
  if (isKnown) await throttle.forget('login.email', address);
  return result;
}

function inOwnBrowser(who: string): Guess {
  return { limit: 'login.browser', who, refusal: tooManyPasswords, inARow: true };
}

function asStranger(network: string, address: string): Guess[] {
  return [
    { limit: 'login.network', who: network, refusal: tooManyFromNetwork, inARow: false },
    { limit: 'login.email', who: address, refusal: tooManyPasswords, inARow: true },
  ];
}
