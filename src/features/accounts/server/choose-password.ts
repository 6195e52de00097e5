import { readAccountCode } from '#features/accounts/account-code.ts';
import { tooManyFromNetwork, tooManySignIns } from '#features/accounts/contract.ts';
import { inputInvalid, wrongAccountCode } from '#features/accounts/password-reset.contract.ts';
import type { Ctx } from '#platform/context.ts';
import { countWrong } from '#platform/throttle/count-wrong.ts';
import type { UserId } from '#shared/id.ts';
import type { Problem } from '#shared/problem.ts';
import { spendCodeTry, useAccountCode, voidResets } from './account-codes.queries.ts';
import type { AccountCodeId } from './accounts.tables.ts';
import { guessableSentence, type KnownOfPerson } from './guessable-password.ts';
import { namesakes } from './namesakes.ts';
import { hashPassword, placeIn, verifyPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { setPasswordOf } from './users.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'accounts.mail-password-changed': { readonly user: UserId };
  }
}

export interface NewPassword {
  readonly reset: AccountCodeId;
  readonly code: string;
  readonly password: string;
}

/**
 * Chooses a new password by a mailed code. All sessions end, and every other code that was mailed for this; whoever has
 * the account is told. Of any number of tries at once one succeeds at most (docs/security-cases.md A23).
 * @throws inputInvalid, before a try is spent; wrongAccountCode, tooManyFromNetwork, tooManySignIns
 */
export async function choosePassword(ctx: Ctx, { reset, code, password }: NewPassword): Promise<void> {
  const known = await namesakes(ctx);
  refuseGuessable(guessableSentence(password, known));
  await requireRightCode(ctx, reset, code, null);
  const passwordHash = await hashPassword(password, placeIn(ctx.network));
  const owner = await ctx.tx(async tx => {
    const email = await useAccountCode(tx.db, reset);
    const userId = email === undefined ? undefined : await setPasswordOf(tx.db, email, passwordHash);
    if (email === undefined || !userId) throw badCode();
    refuseGuessable(guessableSentence(password, { email, ...known }));
    await endSessionsOf(tx.db, userId);
    await voidResets(tx.db, email);
    await tx.later('accounts.mail-password-changed', { user: userId });
    return email;
  });
  // Wrong passwords before this one are no longer in a row.
  await ctx.throttle.forget('login.email', owner);
}

/** @throws inputInvalid at the field `password` */
export async function requireGoodPassword(
  ctx: Ctx,
  password: string,
  owner: Omit<KnownOfPerson, 'shopName'> = {},
): Promise<void> {
  refuseGuessable(guessableSentence(password, { ...owner, ...(await namesakes(ctx)) }));
}

function refuseGuessable(sentence: string | undefined): void {
  if (sentence) throw inputInvalid(sentence).with({ fields: { password: sentence } });
}

/** Spends a try on a code; one that there is not costs the same. @throws wrongAccountCode, tooManyFromNetwork, tooManySignIns */
export async function requireRightCode(
  ctx: Ctx,
  id: AccountCodeId,
  typed: string,
  owner: UserId | null,
): Promise<void> {
  const code = readAccountCode(typed);
  if (code === undefined) throw badCode();
  const guess = { limit: 'code.network', who: ctx.network ?? '', refusal: tooManyFromNetwork, inARow: false } as const;
  await ctx.throttle.spend('hash.network', ctx.network ?? '', tooManySignIns);
  await countWrong(ctx.throttle, [guess], wrongAccountCode, async () => {
    const codeHash = await spendCodeTry(ctx.db, id, owner);
    if (!(await verifyPassword(codeHash, code, placeIn(ctx.network)))) throw badCode();
  });
}

export function badCode(): Problem {
  const problem = wrongAccountCode();
  return problem.with({ fields: { code: problem.message } });
}
