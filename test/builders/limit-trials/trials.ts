import type { LimitName } from '#platform/throttle/limits.ts';
import type { Shop } from '#src/shop.ts';
import type { Answer } from './trial-kit.ts';

/** Something that is done until a limit is reached. */
export interface Trial {
  readonly refusal: string;
  /** As if it had been done so often already, where doing it takes long. */
  readonly before?: { readonly times: number; readonly who: string };
  /** As how many each counts, where that is not one. */
  readonly each?: number;
  readonly act: (turn: number) => Promise<Answer>;
}

/** How each limit is reached, at a shop with the same database. */
export type Trials = { readonly [Name in LimitName]: (at: Shop) => Promise<Trial> };
