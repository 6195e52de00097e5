/** How many places a price slider's thumb can stand on. */
export const SCALE_STEPS = 200;
/** Most products are cheap and few are dear: the scale gives the cheap end more room. */
const BEND = 2.4;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The price a thumb stands for, in whole rupees, round where it is large. The ends are exact. */
export function priceAt(step: number, { min, max }: Range): number {
  if (step <= 0) return min;
  if (step >= SCALE_STEPS) return max;
  const exact = min + (max - min) * (step / SCALE_STEPS) ** BEND;
  const grain = exact >= 50_000 ? 1000 : exact >= 10_000 ? 500 : exact >= 2000 ? 100 : 10;
  return Math.min(max, Math.max(min, Math.round(exact / grain) * grain));
}

/** Where the thumb of a price stands. */
export function priceStepOf(price: number, { min, max }: Range): number {
  if (max <= min) return 0;
  const part = Math.min(1, Math.max(0, (price - min) / (max - min)));
  return Math.round(part ** (1 / BEND) * SCALE_STEPS);
}
