import { tooManyFromNetwork, tooManyPasswords, tooManySignIns, wrongCredentials } from '#people/accounts/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { countWrong, type Guess } from '#platform/throttle/count-wrong.ts';
import { knowsBrowser } from './known-browser.ts';

/** Where a password comes from. */
export interface Visitor {
  readonly network: string;
  /** The mark of the browser, null when it carries none. */
  readonly browser: string | null;
}

/**
 * Lets a password for an account be tried. Every try counts for its network, because each costs a hash; wrong ones count
 * for the account too, which pauses after a few, longer each time, and after a hundred in a row stays shut to strangers.
 * A browser that its owner has signed in with before is counted by itself alone, whatever others do to the account or in
 * the same network (docs/security-cases.md A13, A13a). Addresses without an account pause alike (A11).
 * @param attempt is told whether the browser is known
 * @throws tooManyPasswords, tooManyFromNetwork, tooManySignIns without looking at the password; what `attempt` throws
 */
export async function tryPassword<Result>(
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
  // Its owner was here, so what strangers have tried is no longer in a row.
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
