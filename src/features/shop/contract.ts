import * as z from 'zod/mini';
import { get } from '#shared/endpoint.ts';
import { dataOf, rupees } from '#shared/wire.ts';
import { ShopIdentity } from './shop-identity.ts';

/** Who the shop is, and what it takes for delivering one seller's part of an order. */
export const ShopFront = z.extend(ShopIdentity, {
  deliveryCharge: rupees,
  /** Where the shop is found, such as `https://shop.example`; null when nobody has told it. */
  address: z.nullable(z.string()),
});
export type ShopFront = z.output<typeof ShopFront>;

export const getShop = get('/common/shop', {
  summary: 'Who the shop is, how to reach it and what delivery costs',
  output: dataOf(ShopFront),
});
