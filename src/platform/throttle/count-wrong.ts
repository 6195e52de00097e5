import { isProblem, type Problem } from '#shared/api/problem.ts';
import type { LimitName } from './limits.ts';
import type { Throttle } from './throttle.ts';

/** An attempt whose failures are limited, and the refusal at the limit. */
export interface Guess {
  readonly limit: LimitName;
  readonly who: string;
  readonly refusal: (seconds: number) => Problem;
  /** Whether only consecutive failures count: a success resets the counter. */
  readonly inARow: boolean;
}

/**
 * Counts an attempt before it is made and gives it back if it was not wrong, so that concurrent attempts get no more tries
 * than successive ones. Other errors give it back too.
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
