import { RESERVE_LIMITS, type ReserveLimits } from '#orders/orders/checkout/reserve-limits.ts';

/** None of what a shop holds those to who reserve without paying, for a few shoppers who order all the time. */
export const NO_RESERVE_LIMITS = Object.fromEntries(
  Object.keys(RESERVE_LIMITS).map(name => [name, Number.POSITIVE_INFINITY]),
) as unknown as ReserveLimits;
