/** What the three products cost in paise, with their kinds and rates, so odd that every rounding shows. */
export const PRICES = [999_999, 12_347, 77_773] as const;
export const KINDS = ['smartphone', 'cable', 'smartphone'] as const;
/** Of each price that is tax, in hundredths of a per cent, and what the shop takes for selling it. */
export const GST = [1_800, 1_200, 1_800] as const;
export const COMMISSION = [500, 1_150, 500] as const;
export const DELIVERY = 4_933;

/** What so many of each product cost. */
export function priceOf(quantities: readonly number[]): number {
  return quantities.reduce((total, quantity, what) => total + quantity * (PRICES[what] ?? 0), 0);
}
