import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';
import { FEED_NAMES } from './feed-names.ts';

export const listFeeds = get('/admin/feeds/get', {
  summary: 'The addresses of the feeds: a seller’s own, or those of the whole shop for administrators',
  output: dataOf(
    z.object({
      /** Empty if the shop has no public address. */
      feeds: z.array(z.object({ name: z.enum(FEED_NAMES), url: z.string() })),
      /** Products in the feeds. */
      listed: z.int(),
      /** Products on sale that are left out, because they have no picture. */
      withoutPicture: z.int(),
      /** Products in the feeds that have neither a GTIN nor a part number. */
      withoutCode: z.int(),
    }),
  ),
});
