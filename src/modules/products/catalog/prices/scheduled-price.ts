/** Where a scheduled price stands. `sold-out`: nothing of a deal is left, before its end. */
export const PRICE_STATES = ['waiting', 'running', 'sold-out', 'over'] as const;
export type PriceState = (typeof PRICE_STATES)[number];

/** Why it is over. `missed`: the shop was not running for all of its time. */
export const PRICE_OUTCOMES = ['ended', 'cancelled', 'edited', 'missed', 'no-stock', 'above-mrp', 'gone'] as const;
export type PriceOutcome = (typeof PRICE_OUTCOMES)[number];
