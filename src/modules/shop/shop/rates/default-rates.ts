import type { RateEntry } from './rate-entry.ts';

const forAll = { kind: null, hsn: null } as const;

/**
 * The statutory rates for a marketplace, with the day each came into force, and no commission. Everything sold here is
 * taxed at 18 % since 22 September 2025.
 */
export const DEFAULT_RATES: readonly RateEntry[] = [
  { name: 'commission', ...forAll, basisPoints: 0, from: '2025-09-22' },
  { name: 'gstOnCommission', ...forAll, basisPoints: 1800, from: '2017-07-01' },
  { name: 'tcs', ...forAll, basisPoints: 50, from: '2024-07-10' },
  { name: 'tds', ...forAll, basisPoints: 10, from: '2024-10-01' },
  { name: 'tdsWithoutPan', ...forAll, basisPoints: 500, from: '2020-10-01' },
  { name: 'gst', ...forAll, basisPoints: 1800, from: '2025-09-22' },
];
