import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, day, instant } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const badReturnDay = problem('sellers.bad_return_day', 'invalid', () => t('people.sellers.refusal.returnDay'));

/** A break of a shop. */
export const ShopPause = z.object({
  since: instant,
  /** The day on which it opens by itself, as `2026-11-24`; null when the seller opens it. */
  returnsOn: z.nullable(z.string()),
});
export type ShopPause = z.output<typeof ShopPause>;

const answer = dataOf(z.object({ pause: z.nullable(ShopPause) }));

export const getShopPause = get('/admin/shop/pause', {
  summary: 'Whether your shop is paused, and until when',
  output: answer,
});

export const pauseShop = post('/admin/shop/pause', {
  summary: 'Takes all your products off sale for a while, or changes the day you return; existing orders continue',
  body: z.strictObject({ returnsOn: z.nullable(day) }),
  output: answer,
});

export const reopenShop = post('/admin/shop/reopen', {
  summary: 'Ends the pause and puts your products back on sale',
  body: z.strictObject({}),
  output: answer,
});
