import * as z from 'zod/mini';
import { readRows } from './data-files.ts';

const Row = z.strictObject({
  SKU: z.string(),
  Reviewer: z.string(),
  Stars: z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(5)),
  Title: z.string(),
  Text: z.string(),
  'Hours ago': z.coerce.number().check(z.gt(0)),
  'Bought here': z.enum(['yes', 'no']),
});

/** One shopper's word on one product. */
export interface DemoReview {
  readonly sku: string;
  /** The reviewer's user name. */
  readonly userName: string;
  /** 1 to 5. */
  readonly rating: number;
  /** A short headline. */
  readonly title: string;
  /** What follows it, without the headline. */
  readonly text: string;
  readonly at: Date;
  /** Whether a delivered order stands behind it. */
  readonly verified: boolean;
}

const HOUR = 3_600_000;

/** The demo's 600 reviews, newest first. Their dates are counted back from `now`. */
export function reviewsAt(now: Date): DemoReview[] {
  return readRows('reviews.csv', Row).map(row => ({
    sku: row.SKU,
    userName: row.Reviewer,
    rating: row.Stars,
    title: row.Title,
    text: row.Text,
    at: new Date(now.getTime() - Math.round(row['Hours ago'] * HOUR)),
    verified: row['Bought here'] === 'yes',
  }));
}
