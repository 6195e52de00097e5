/** The steps of the price slider. */
export const SCALE_STEPS = 200;
/** Most products are cheap, so the scale gives low prices more room. */
const EXPONENT = 2.4;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The price of a step in whole rupees, rounded more coarsely the higher it is. The ends are exact. */
export function priceAt(step: number, { min, max }: Range): number {
  if (step <= 0) return min;
  if (step >= SCALE_STEPS) return max;
  const exact = min + (max - min) * (step / SCALE_STEPS) ** EXPONENT;
  const grain = exact >= 50_000 ? 1000 : exact >= 10_000 ? 500 : exact >= 2000 ? 100 : 10;
  return Math.min(max, Math.max(min, Math.round(exact / grain) * grain));
}

/** The step nearest to a price. */
export function priceStepOf(price: number, { min, max }: Range): number {
  if (max <= min) return 0;
  const part = Math.min(1, Math.max(0, (price - min) / (max - min)));
  return Math.round(part ** (1 / EXPONENT) * SCALE_STEPS);
}
