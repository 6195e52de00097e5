import { type Paise, paise } from '#shared/money/money.ts';

const WHOLE = 10_000;

/** A percentage in basis points, rounded half up to the paisa. Exact for amounts of an order. */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  return paise(Math.floor((amount * basisPoints + WHOLE / 2) / WHOLE));
}

/** The taxable value of a price that includes GST, rounded half up to the paisa. */
export function taxableOf(price: Paise, gstBasisPoints: number): Paise {
  const whole = WHOLE + gstBasisPoints;
  return paise(Math.floor((price * WHOLE * 2 + whole) / (whole * 2)));
}
