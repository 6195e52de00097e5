import * as z from 'zod/mini';
import { get } from '#shared/endpoint.ts';
import { dataOf, rupees } from '#shared/wire.ts';
import { ShopIdentity } from './shop-identity.ts';

/** Who the shop is, and what it takes for delivering one seller's part of an order and up to where cash will do. */
export const ShopFront = z.extend(ShopIdentity, {
  deliveryCharge: rupees,
  /** Up to which total cash is taken at the door; null without a limit. */
  codCap: z.nullable(rupees),
  /** Where the shop is found, such as `https://shop.example`; null when nobody has told it. */
  address: z.nullable(z.string()),
});
export type ShopFront = z.output<typeof ShopFront>;

export const getShop = get('/common/shop', {
  summary: 'Who the shop is, how to reach it, what delivery costs and how much may be paid in cash',
  output: dataOf(ShopFront),
});
