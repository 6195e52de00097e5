import { isProblem, type Problem } from '#shared/api/problem.ts';
import type { LimitName } from './limits.ts';
import type { Throttle } from './throttle.ts';

/** Something that may be wrong only so often, and what is said when it was. */
export interface Guess {
  readonly limit: LimitName;
  readonly who: string;
  readonly refusal: (wait: string) => Problem;
  /** True where only what is wrong in a row counts: being right begins anew. */
  readonly inARow: boolean;
}

/**
 * Makes an attempt that is counted when it goes wrong. It is counted before it is made and given back afterwards, so that
 * many at once don't get more tries than one after the other; what fails otherwise is given back too.
 * @throws the refusal of the first limit that is reached, without making the attempt
 */
export async function countWrong<Result>(
  throttle: Throttle,
  guesses: readonly Guess[],
  wrong: { readonly code: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (const { limit, who, refusal } of guesses) await throttle.spend(limit, who, refusal);
  try {
    const result = await attempt();
    for (const { limit, who, inARow } of guesses) await throttle[inARow ? 'forget' : 'giveBack'](limit, who);
    return result;
  } catch (error) {
    if (isProblem(error) && error.code === wrong.code) throw error;
    for (const { limit, who } of guesses) await throttle.giveBack(limit, who);
    throw error;
  }
}
