import { tooManyCodeTries } from '#orders/offers/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import type { JudgedSale } from './judge-sale.ts';

type Refused = Pick<JudgedSale, 'refused'>;

/** Answers that tell somebody who guesses nothing about a code of theirs. */
const GUESSED: ReadonlySet<string> = new Set<Refused['refused'][number]['why']['reason']>(['unknown', 'not for you']);

/**
 * Limits guessing of codes: a call that brings codes is counted by account and network, and given back unless one of them was
 * a guess. @param attempt tells how its codes were judged
 * @throws tooManyCodeTries
 */
export async function countGuesses<Result>(
  ctx: Ctx,
  person: UserId,
  attempt: (judged: (refused: Refused) => void) => Promise<Result>,
): Promise<Result> {
  await ctx.throttle.spend('offer-code.account', person, tooManyCodeTries);
  if (ctx.network) await ctx.throttle.spend('offer-code.network', ctx.network, tooManyCodeTries);
  let isGuess = false;
  try {
    return await attempt(({ refused }) => {
      if (refused.some(({ why }) => GUESSED.has(why.reason))) isGuess = true;
    });
  } finally {
    if (!isGuess) {
      await ctx.throttle.giveBack('offer-code.account', person);
      if (ctx.network) await ctx.throttle.giveBack('offer-code.network', ctx.network);
    }
  }
}
