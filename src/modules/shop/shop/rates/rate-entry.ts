import * as z from 'zod/mini';

/** What rates there are. */
export const RATE_NAMES = ['commission', 'gstOnCommission', 'tcs', 'tds', 'tdsWithoutPan', 'gst'] as const;
export type RateName = (typeof RATE_NAMES)[number];

/** A rate from a day on, until a later entry of the same name for the same products. */
export const RateEntry = z.object({
  name: z.enum(RATE_NAMES),
  /** Only products of this category and those within it; null for all. */
  kind: z.nullable(z.string().check(z.maxLength(40))),
  /** Only products whose HSN code starts with this; null for all. Takes precedence over entries for a kind. */
  hsn: z.nullable(z.string()),
  /** Hundredths of a per cent: 1800 is 18 %. */
  basisPoints: z.int(),
  /** The first day it is in force, in India: 2026-04-01. */
  from: z.string(),
});
export type RateEntry = z.output<typeof RateEntry>;
