/** Cost and results of one run of load. */
export interface Cost {
  readonly cpuMicrosEach: number;
  readonly perSecond: number;
}

/** Two consecutive runs: the other commit's and this one's. */
export interface Pair {
  readonly other: Cost;
  readonly own: Cost;
}

export type Finding = 'worse' | 'unclear' | 'same' | 'better';

export interface Judged {
  readonly finding: Finding;
  /** The middle of the pairs' own ratios; above 1 means that this commit takes more. */
  readonly cpuRatio: number;
  /** The ratios from the lowest to the highest, without strays. */
  readonly spread: readonly [lowest: number, highest: number];
  /** Above 1 means that this commit answers more. */
  readonly perSecondRatio: number;
  readonly other: Cost;
  readonly own: Cost;
}

/** So much more processor time for one answer is a fault. */
export const LIMIT = 1.1;
/** From so many pairs on, one at each end is a stray. */
const PAIRS_WITH_STRAYS = 6;

/**
 * Judges the processor time by the ratios within pairs, because neighbours on the machine disturb both stretches of a
 * pair alike. It is worse when the middle ratio reaches the limit and all of them agree that it is more at all; when they
 * do not agree, it is unclear, and more pairs are needed.
 */
export function judge(pairs: readonly Pair[]): Judged {
  const ratios = pairs.map(({ other, own }) => own.cpuMicrosEach / other.cpuMicrosEach).toSorted((a, b) => a - b);
  const strays = ratios.length >= PAIRS_WITH_STRAYS ? 1 : 0;
  const spread = [ratios.at(strays) ?? Number.NaN, ratios.at(-1 - strays) ?? Number.NaN] as const;
  const cpuRatio = middle(ratios);
  return {
    finding: findingOf(cpuRatio, spread),
    cpuRatio,
    spread,
    perSecondRatio: middle(pairs.map(({ other, own }) => own.perSecond / other.perSecond)),
    other: middleCost(pairs.map(({ other }) => other)),
    own: middleCost(pairs.map(({ own }) => own)),
  };
}

/**
 * Judges what was measured a second time. Pairs of one sitting have their processes and their minute in common, so those of
 * a few sittings may agree by chance. A row is worse only if the second measurement alone says so too.
 */
export function judgeTwice(first: readonly Pair[], second: readonly Pair[]): Judged {
  const both = judge([...first, ...second]);
  const isConfirmed = judge(second).finding === 'worse';
  return both.finding === 'worse' && !isConfirmed ? { ...both, finding: 'unclear' } : both;
}

function findingOf(ratio: number, [lowest, highest]: readonly [number, number]): Finding {
  if (ratio >= LIMIT) return lowest > 1 ? 'worse' : 'unclear';
  return ratio <= 1 / LIMIT && highest < 1 ? 'better' : 'same';
}

function middleCost(costs: readonly Cost[]): Cost {
  return {
    cpuMicrosEach: middle(costs.map(each => each.cpuMicrosEach)),
    perSecond: middle(costs.map(each => each.perSecond)),
  };
}

/** Of an even number, half way between the two in the middle. @throws when there is none, or one that is no number */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined || values.some(Number.isNaN)) throw new Error('nothing was measured');
  return (low + high) / 2;
}
