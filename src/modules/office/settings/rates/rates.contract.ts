import * as z from 'zod/mini';
import { version } from '#office/settings/contract.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';
import { RateEntry } from '#shop/shop/rates/rate-entry.ts';

const RateList = z.object({
  version,
  entries: z.array(RateEntry),
  /** The day it is in India, by the server's clock. */
  today: z.string(),
  /** The categories that an entry may be for, in the order of the tree and the language of the request. */
  categories: z.array(z.object({ id: z.string(), label: z.string(), depth: z.int() })),
});
export type RateList = z.output<typeof RateList>;

export const getRates = get('/admin/settings/rates', {
  summary: 'Commission and tax rates, each with its start date',
  output: dataOf(RateList),
});

export const saveRates = put('/admin/settings/rates', {
  summary: 'Adds or removes future rates; rates already in force can’t be changed',
  body: editOf(
    z.strictObject({
      version,
      entries: z
        .array(
          z.strictObject({
            ...RateEntry.shape,
            hsn: z.nullable(z.string().check(z.maxLength(20))),
            from: z.string().check(z.maxLength(20)),
          }),
        )
        .check(z.maxLength(400)),
    }),
    RateList,
  ),
  output: z.extend(dataOf(RateList), { message: z.string() }),
});
