import { type Paise, paise } from '#shared/money/money.ts';

/** How a price that was worked out is made a price tag. */
export const ROUNDINGS = {
  rupee: 'To ₹1',
  nine: 'To …9',
  'ninety-nine': 'To …99',
} as const;

export type Rounding = keyof typeof ROUNDINGS;
export const ROUNDING_NAMES = Object.keys(ROUNDINGS) as Rounding[];

const STEPS: Readonly<Record<Rounding, number>> = { rupee: 1, nine: 10, 'ninety-nine': 100 };

/** The nearest price with such an end, the lower of two that are as near; never below the first there is. */
export function roundPrice(amount: number, rounding: Rounding): Paise {
  const step = STEPS[rounding] * 100;
  const end = step - 100;
  const below = Math.floor((amount - end) / step) * step + end;
  const nearest = amount - below > below + step - amount ? below + step : below;
  return paise(Math.max(nearest, end || step));
}
