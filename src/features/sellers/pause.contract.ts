import * as z from 'zod/mini';
import { get, post } from '#shared/endpoint.ts';
import { problem } from '#shared/problem.ts';
import { dataOf, day, instant } from '#shared/wire.ts';

export const badReturnDay = problem(
  'sellers.bad_return_day',
  'invalid',
  'Choose a day from tomorrow on and within a year, or none.',
);

/** A break of a shop. */
export const ShopPause = z.object({
  since: instant,
  /** The day on which it opens by itself, as `2026-11-24`; null when the seller opens it. */
  returnsOn: z.nullable(z.string()),
});
export type ShopPause = z.output<typeof ShopPause>;

const answer = dataOf(z.object({ pause: z.nullable(ShopPause) }));

export const getShopPause = get('/admin/shop/pause', {
  summary: 'Whether the own shop is on a break, and until when',
  output: answer,
});

export const pauseShop = post('/admin/shop/pause', {
  summary: 'Takes all own goods off sale for a while, or changes the day of return; orders already placed go on',
  body: z.strictObject({ returnsOn: z.nullable(day) }),
  output: answer,
});

export const reopenShop = post('/admin/shop/reopen', {
  summary: 'Ends the break: what was on sale is on sale again',
  body: z.strictObject({}),
  output: answer,
});
