/** The facade of scheduled prices. */

export { insertPrice } from './prices.queries.ts';
export { sweepPrices, turnPrices } from './turn-prices.ts';
