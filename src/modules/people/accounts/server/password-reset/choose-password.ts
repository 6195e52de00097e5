import { invalidField } from '#people/accounts/password/password-reset.contract.ts';
import { deleteKeysOf } from '#people/accounts/server/keys/keys.queries.ts';
import { useAccountCode, voidResets } from '#people/accounts/server/own-account/account-codes.queries.ts';
import { badCode, requireRightCode } from '#people/accounts/server/own-account/try-account-code.ts';
import { namesakes } from '#people/accounts/server/registration/namesakes.ts';
import { lockEmail } from '#people/accounts/server/registration/registrations.queries.ts';
import { guessableSentence, type KnownOfPerson } from '#people/accounts/server/sign-in/guessable-password.ts';
import { hashPassword, placeIn } from '#people/accounts/server/sign-in/passwords.ts';
import { endSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
import { setPasswordOf } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { AccountCodeId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';

export interface NewPassword {
  readonly reset: AccountCodeId;
  readonly code: string;
  readonly password: string;
  /** The token of a known browser, null if it sent none. */
  readonly browser: string | null;
}

/**
 * Sets a new password with a mailed code. All sessions and API keys end, other reset codes become invalid, and a mail confirms it. Of
 * concurrent attempts at most one succeeds (docs/security-cases.md A23).
 * @throws inputInvalid before an attempt is counted; wrongAccountCode, tooManyFromNetwork, tooManySignIns, tooManyWrongCodes
 */
export async function choosePassword(ctx: Ctx, { reset, code, password, browser }: NewPassword): Promise<void> {
  const known = await namesakes(ctx);
  refuseGuessable(ctx, password, known);
  await requireRightCode(ctx, { id: reset, code, owner: null, browser });
  const passwordHash = await hashPassword(password, placeIn(ctx.network));
  const owner = await ctx.tx(async tx => {
    const email = await useAccountCode(tx.db, reset, 'reset');
    if (email === undefined) throw badCode();
    // So that a guest who comes in at the same time has a session before, which ends, or finds a complete account.
    await lockEmail(tx.db, email);
    const userId = await setPasswordOf(tx.db, email, passwordHash);
    if (!userId) throw badCode();
    refuseGuessable(ctx, password, { email, ...known });
    await endSessionsOf(tx.db, userId);
    await deleteKeysOf(tx.db, userId);
    await voidResets(tx.db, email);
    await tx.notify('accounts.password-changed', { user: userId });
    return email;
  });
  // Resets the counter of consecutive wrong passwords.
  await ctx.throttle.forget('login.email', owner);
}

/** @throws inputInvalid at the field `password` */
export async function requireGoodPassword(
  ctx: Ctx,
  password: string,
  owner: Omit<KnownOfPerson, 'shopName'> = {},
): Promise<void> {
  refuseGuessable(ctx, password, { ...owner, ...(await namesakes(ctx)) });
}

function refuseGuessable(ctx: Ctx, password: string, known: KnownOfPerson): void {
  const sentence = speaking(ctx.language, () => guessableSentence(password, known));
  if (sentence) throw invalidField('password', () => sentence);
}
