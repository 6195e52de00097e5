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
 * Changes the signed-in user's password, ends all their other sessions and confirms it by mail.
 * @throws inputInvalid, wrongPassword
 */
export async function changePassword(ctx: ActorCtx, input: ChangedPassword, token: string): Promise<void> {
  await requireGoodPassword(ctx, input.password, ctx.actor);
  const before = await requireOwnPassword(ctx, input.oldPassword, 'oldPassword');
  const now = await hashPassword(input.password, placeOf(ctx.actor));
  await ctx.tx(async tx => {
    if (!(await replacePassword(tx.db, ctx.actor.id, before, now))) throw wrongPasswordIn('oldPassword');
    await endSessionsOf(tx.db, ctx.actor.id, token);
    await tx.notify('accounts.password-changed', { user: ctx.actor.id });
  });
}

/** Signed-in users have a queue place of their own, so they wait only for their own requests. */
function placeOf({ id, kind, sellerStatus }: Actor) {
  return placeIn(id, kind === 'administrator' || sellerStatus === 'Approved');
}

/** Checks the signed-in user's password again. @returns the stored hash @throws wrongPassword, tooManyOwnPasswords */
export async function requireOwnPassword(ctx: ActorCtx, password: string, field = 'password'): Promise<string> {
  const guess = { limit: 'password.account', who: ctx.actor.id, refusal: tooManyOwnPasswords, inARow: true } as const;
  await ctx.throttle.spend('hash.account', ctx.actor.id, tooManyOwnPasswords);
  return countWrong(ctx.throttle, [guess], wrongPassword, async () => {
    const storedHash = await getPasswordHash(ctx.db, ctx.actor.id);
    if (!(await verifyPassword(storedHash, password, placeOf(ctx.actor)))) throw wrongPasswordIn(field);
    return storedHash;
  });
}

function wrongPasswordIn(field: string) {
  const problem = wrongPassword();
  return problem.with({ fields: { [field]: () => problem.message } });
}
