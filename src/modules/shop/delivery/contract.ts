import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf } from '#shared/api/wire.ts';
import { ServiceArea } from './service-area.ts';

export const notServed = problem(
  'delivery.not_served',
  'invalid',
  (pincode: string) => `We do not deliver to ${pincode} yet.`,
);

/** How many digits of a PIN code name its sorting district. */
export const DISTRICT_DIGITS = 3;

/** What holds for PIN codes of one sorting district. */
export const District = z.extend(ServiceArea, {
  /** GST code of the state most of it lies in; null where there is none, and then nothing is served. */
  state: z.nullable(z.string()),
});
export type District = z.output<typeof District>;

/**
 * Asked by district and not by PIN code: nine hundred answers are all there are, so that trying every code drives
 * nothing else out of the cache, and the shop does not learn where exactly a guest lives.
 */
export const getDistrict = get('/shop/delivery/:district', {
  summary: 'The state of PIN codes with these first three digits, and which of them we deliver to',
  params: z.strictObject({ district: z.string().check(z.regex(/^[1-9][0-9]{2}$/)) }),
  output: dataOf(District),
});
