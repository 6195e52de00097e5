import { tooManyFromNetwork, tooManyPasswords, wrongCredentials } from '#features/accounts/contract.ts';
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
 * Lets a password for an account be tried, and counts it when it is wrong. After a few the account pauses, longer each
 * time, and after a hundred in a row it stays shut to strangers; whoever has signed in with this browser before is counted
 * apart from them (docs/security-cases.md A13). Addresses without an account pause alike (A11).
 * @throws tooManyPasswords, tooManyFromNetwork without looking at the password; what `attempt` throws
 */
export async function tryPassword<Result>(
  { db, throttle }: Ctx,
  { network, browser }: Visitor,
  address: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const known = await knowsBrowser(db, browser, address);
  const own = known
    ? ({ limit: 'login.browser', who: `${browser} ${address}` } as const)
    : ({ limit: 'login.email', who: address } as const);
  const guesses: Guess[] = [
    { limit: 'login.network', who: network, refusal: tooManyFromNetwork, inARow: false },
    { ...own, refusal: tooManyPasswords, inARow: true },
  ];
  const result = await countWrong(throttle, guesses, wrongCredentials, attempt);
  // Its owner was here, so what strangers have tried is no longer in a row.
  if (known) await throttle.forget('login.email', address);
  return result;
}
