import { accountBlocked, wrongCredentials } from '#people/accounts/contract.ts';
import { isTooLong } from '#people/accounts/password/password-rules.ts';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { findAccount } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { placeIn, verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';
import { tryPassword, type Visitor } from './try-password.ts';

/** Said to a blocked person where nobody wrote down why. */
const NO_REASON = 'please write to customer care.';

/** What is no e-mail address has no account; all such are counted as one. */
const NO_ADDRESS = 'no address';

/**
 * Checks e-mail address and password and begins a session. Unknown address and wrong password cost and answer the same,
 * whatever the account's standing (docs/security-cases.md A11, A12); that an account is blocked, only its owner learns.
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
      // A known browser waits behind nobody else of its network, and staff in theirs behind no shopper.
      isKnown ? placeIn(`${from.browser} ${address}`, found?.isStaff) : placeIn(from.network),
    );
    if (!found || !fits) throw wrongCredentials();
    return found;
  });
  if (account.isBlocked) throw accountBlocked(account.blockedReason ?? NO_REASON);
  return startSession(ctx.db, account.id, from.userAgent, account.passwordHash);
}
