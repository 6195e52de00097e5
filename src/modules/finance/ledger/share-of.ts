import { type Paise, paise } from '#shared/money/money.ts';

const WHOLE = 10_000;

/** So many hundredths of a per cent of an amount, rounded half up to the paisa. Exact as long as the amount is one of an order. */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  return paise(Math.floor((amount * basisPoints + WHOLE / 2) / WHOLE));
}

/** What of a price is taxed, when the price contains the tax: the price itself less the GST within, rounded half up to the paisa. */
export function taxableOf(price: Paise, gstBasisPoints: number): Paise {
  const whole = WHOLE + gstBasisPoints;
  return paise(Math.floor((price * WHOLE * 2 + whole) / (whole * 2)));
}
