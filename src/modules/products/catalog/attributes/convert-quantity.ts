import type { AttributeUnit } from './attribute-units.ts';

/** What the base units of units measure, and how much of it: of the same measure they are converted into each other. */
const SIZES: Readonly<Partial<Record<AttributeUnit, { readonly of: string; readonly size: number }>>> = {
  // In micrometres; the base unit of inches is a hundredth.
  inch: { of: 'length', size: 254 },
  mm: { of: 'length', size: 10 },
  cm: { of: 'length', size: 1_000 },
  // In milliampere hours.
  mah: { of: 'charge', size: 1 },
  ah: { of: 'charge', size: 100 },
  // In hundredths of a millisecond.
  ms: { of: 'time', size: 1 },
  hour: { of: 'time', size: 36_000_000 },
  // In megabits a second.
  mbps: { of: 'rate', size: 1 },
  mbs: { of: 'rate', size: 8 },
};

/** Whether numbers of one unit can be numbers of the other; a plain number is one of any unit. */
export function areConvertible(from: AttributeUnit | null, to: AttributeUnit | null): boolean {
  return from === to || from === null || to === null || (SIZES[from] !== undefined && SIZES[from].of === SIZES[to]?.of);
}

/**
 * A whole number of base units in those of another unit of the same measure; NaN if it is not whole there.
 * @param value of units that are convertible, neither of which is none
 */
export function convertQuantity(value: number, from: AttributeUnit, to: AttributeUnit): number {
  const converted = (value * (SIZES[from]?.size ?? 1)) / (SIZES[to]?.size ?? 1);
  return Number.isSafeInteger(converted) ? converted : Number.NaN;
}
