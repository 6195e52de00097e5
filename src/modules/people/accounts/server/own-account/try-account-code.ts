import { tooManyFromNetwork, tooManySignIns } from '#people/accounts/contract.ts';
import { isOneTimeCode } from '#people/accounts/password/one-time-code.ts';
import { tooManyWrongCodes, wrongAccountCode } from '#people/accounts/password/password-reset.contract.ts';
import { knowsBrowser } from '#people/accounts/server/sign-in/known-browser.ts';
import { placeIn, verifyPassword } from '#people/accounts/server/sign-in/passwords.ts';
import type { Ctx } from '#platform/context.ts';
import { blocksOf } from '#platform/http/safety/network-of.ts';
import { countWrong, type Guess } from '#platform/throttle/count-wrong.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { AccountCodeId, UserId } from '#shared/id.ts';
import { findAddressOfCode, spendCodeTry } from './account-codes.queries.ts';

/** A typed code and where it comes from. */
export interface TypedCode {
  readonly id: AccountCodeId;
  readonly code: string;
  /** The signed-in user who changes their address; null for a new password. */
  readonly owner: UserId | null;
  /** The token of a known browser, null if it sent none. */
  readonly browser: string | null;
}

/**
 * Checks a code and counts the attempt; an unknown id takes as long as a known one. Wrong codes count for the network.
 * Those that were compared with a stored code also count for its address and, for a password reset, for the provider and
 * the whole shop (decision 85). A browser that the owner of the address has signed in with has a counter of its own.
 * @throws wrongAccountCode, tooManyFromNetwork, tooManySignIns, tooManyWrongCodes
 */
export async function requireRightCode(ctx: Ctx, typed: TypedCode): Promise<void> {
  if (!isOneTimeCode(typed.code)) throw badCode();
  const network = ctx.network ?? '';
  const guess = { limit: 'code.network', who: network, refusal: tooManyFromNetwork, inARow: false } as const;
  await ctx.throttle.spend('hash.network', network, tooManySignIns);
  await countWrong(ctx.throttle, [guess], wrongAccountCode, async () => {
    const address = await findAddressOfCode(ctx.db, typed.id);
    const guesses = address === undefined ? [] : await guessesAt(ctx, address, typed);
    const isRight = await countWrong(ctx.throttle, guesses, wrongAccountCode, () => compare(ctx, typed));
    if (!isRight) throw badCode();
  });
}

export function badCode(): Problem {
  const problem = wrongAccountCode();
  return problem.with({ fields: { code: () => problem.message } });
}

/** @returns false if there was no code to compare with, so the attempt was no guess @throws wrongAccountCode */
async function compare(ctx: Ctx, { id, code, owner }: TypedCode): Promise<boolean> {
  const codeHash = await spendCodeTry(ctx.db, id, owner);
  const isRight = await verifyPassword(codeHash, code, placeIn(ctx.network));
  if (codeHash !== undefined && !isRight) throw badCode();
  return isRight;
}

async function guessesAt(ctx: Ctx, address: string, { owner, browser }: TypedCode): Promise<Guess[]> {
  const wrong = { refusal: tooManyWrongCodes, inARow: false } as const;
  const ofAddress = (who: string): Guess => ({ ...wrong, limit: 'code.email', who });
  if (owner !== null) return [ofAddress(address)];
  if (await knowsBrowser(ctx.db, browser, address)) return [ofAddress(`${browser} ${address}`)];
  const { provider } = blocksOf(ctx.network ?? '');
  return [
    { ...wrong, limit: 'code.provider', who: provider },
    { ...wrong, limit: 'code.shop', who: 'code' },
    ofAddress(address),
  ];
}
