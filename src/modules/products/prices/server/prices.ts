/** The facade of scheduled prices. */

export { sweepPrices, turnPrices } from './turn-prices.ts';
