import { tooManyOwnPasswords, wrongPassword } from '#people/accounts/own-account.contract.ts';
import { requireGoodPassword } from '#people/accounts/server/password-reset/choose-password.ts';
import { hashPassword, placeIn, verifyPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { endSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
import type { ActorCtx } from '#platform/context.ts';
import { countWrong } from '#platform/throttle/count-wrong.ts';
import type { Actor } from '#shared/api/actor.ts';
import { getPasswordHash, replacePassword } from './own-account.queries.ts';

export interface ChangedPassword {
  readonly oldPassword: string;
  readonly password: string;
}

/**
 * Changes the password of whoever is signed in. All their other sessions end with it, the one it is done in goes on,
 * and a mail tells them.
 * @throws inputInvalid, wrongPassword
 */
export async function changePassword(ctx: ActorCtx, wanted: ChangedPassword, token: string): Promise<void> {
  await requireGoodPassword(ctx, wanted.password, ctx.actor);
  const before = await requireOwnPassword(ctx, wanted.oldPassword, 'oldPassword');
  const now = await hashPassword(wanted.password, placeOf(ctx.actor));
  await ctx.tx(async tx => {
    if (!(await replacePassword(tx.db, ctx.actor.id, before, now))) throw notTheirs('oldPassword');
    await endSessionsOf(tx.db, ctx.actor.id, token);
    await tx.notify('accounts.password-changed', { user: ctx.actor.id });
  });
}

/** Whoever is signed in waits behind themselves alone. */
function placeOf({ id, kind, sellerStatus }: Actor) {
  return placeIn(id, kind === 'administrator' || sellerStatus === 'Approved');
}

/** Makes sure that it is the person and not only their open browser. @returns the hash that fits @throws wrongPassword, tooManyOwnPasswords */
export async function requireOwnPassword(ctx: ActorCtx, password: string, field = 'password'): Promise<string> {
  const guess = { limit: 'password.account', who: ctx.actor.id, refusal: tooManyOwnPasswords, inARow: true } as const;
  await ctx.throttle.spend('hash.account', ctx.actor.id, tooManyOwnPasswords);
  return countWrong(ctx.throttle, [guess], wrongPassword, async () => {
    const kept = await getPasswordHash(ctx.db, ctx.actor.id);
    if (!(await verifyPassword(kept, password, placeOf(ctx.actor)))) throw notTheirs(field);
    return kept;
  });
}

function notTheirs(field: string) {
  const problem = wrongPassword();
  return problem.with({ fields: { [field]: problem.message } });
}
