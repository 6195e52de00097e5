import * as z from 'zod/mini';
import { KINDS } from '#products/catalog/vocabulary.ts';

/** What a rate is taken for. */
export const RATE_NAMES = ['commission', 'gstOnCommission', 'tcs', 'tds', 'tdsWithoutPan', 'gst'] as const;
export type RateName = (typeof RATE_NAMES)[number];

/** One rate from one day on, until a later entry of the same name for the same products takes over. */
export const RateEntry = z.object({
  name: z.enum(RATE_NAMES),
  /** Products of this kind only; null for all. */
  kind: z.nullable(z.enum(KINDS)),
  /** Products whose HSN code begins so; null for all. Such an entry goes before one for the kind. */
  hsn: z.nullable(z.string()),
  /** Hundredths of a per cent: 1800 is 18 %. */
  basisPoints: z.int(),
  /** The first day it holds, in India: 2026-04-01. */
  from: z.string(),
});
export type RateEntry = z.output<typeof RateEntry>;
