import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';
import { ServiceArea } from './service-area.ts';

/** The first digits of a PIN code, which name its sorting district. */
export const DISTRICT_DIGITS = 3;

/** The delivery rules for PIN codes of one sorting district. */
export const District = z.extend(ServiceArea, {
  /** GST code of the state that contains most of the district; null if there is no such district, which is not served. */
  state: z.nullable(z.string()),
});
export type District = z.output<typeof District>;

/**
 * Asked by district, not by PIN code: there are only nine hundred answers, so that enumerating all codes can't flush the
 * cache, and the shop does not learn where exactly a guest lives.
 */
export const getDistrict = get('/shop/delivery/:district', {
  summary: 'The state of PIN codes with these first three digits, and which of them we deliver to',
  params: z.strictObject({ district: z.string().check(z.regex(/^[1-9][0-9]{2}$/)) }),
  output: dataOf(District),
});
