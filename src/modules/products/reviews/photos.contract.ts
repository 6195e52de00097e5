import * as z from 'zod/mini';
import { Begun } from '#products/media/uploads.contract.ts';
import { post } from '#shared/api/endpoint.ts';
import { dataOf, id } from '#shared/api/wire.ts';

/** Apart from the contract of reviews, which every product page loads. */
export const beginReviewPhoto = post('/shop/review/photos', {
  summary: 'A signed permission to upload a photo for your review of a product on sale',
  body: z.strictObject({
    productId: id<'product'>(),
    name: z.string().check(z.maxLength(1000)),
    size: z.int().check(z.gte(0)),
  }),
  output: dataOf(Begun),
});
