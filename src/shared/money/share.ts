import { type Paise, paise } from './money.ts';

/**
 * Shares an amount in proportion to the weights, by largest remainder: the shares are whole paise and add up to the amount. No
 * share exceeds its weight as long as the amount does not exceed their sum. Of equal remainders the first is larger.
 */
export function shareInPaise(amount: Paise, weights: readonly Paise[]): Paise[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (amount === 0 || whole === 0) return weights.map(() => paise(0));
  if (weights.length === 1) return [amount];
  const divide = Number.isSafeInteger(amount * whole) ? divided : bigDivided;
  const parts = weights.map((weight, at) => ({ at, ...divide(amount, weight, whole) }));
  let left = amount - parts.reduce((total, part) => total + part.share, 0);
  const shares = parts.map(part => part.share);
  for (const { at } of parts.toSorted((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares.map(paise);
}

/** Exact as long as the product is. */
function divided(amount: number, weight: number, whole: number) {
  const product = amount * weight;
  const rest = product % whole;
  return { share: (product - rest) / whole, rest };
}

function bigDivided(amount: number, weight: number, whole: number) {
  const product = BigInt(amount) * BigInt(weight);
  return { share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
}

/**
 * What `units` of `all` units are worth, if `before` of them have been taken already. Rounded on the way and exact in the end:
 * the last unit gets the rest.
 */
export function worthOfUnits(whole: Paise, all: number, before: number, units: number): Paise {
  return paise(upTo(whole, all, before + units) - upTo(whole, all, before));
}

function upTo(whole: Paise, all: number, units: number): number {
  const product = whole * units;
  return Number.isSafeInteger(product)
    ? Math.floor(product / all)
    : Number((BigInt(whole) * BigInt(units)) / BigInt(all));
}
