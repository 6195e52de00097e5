import * as z from 'zod/mini';
import { PROVIDERS } from '#payments/payments/payment-states.ts';
import { get } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, rupees } from '#shared/api/wire.ts';
import { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';

/** Until the shop says who it is (decision 66): nothing is shown to visitors and nothing is sold. */
export const openingSoon = problem(
  'shop.opening_soon',
  'unavailable',
  'This shop opens soon. Please visit us again in a little while.',
);

/** Who the shop is, and what it takes for delivering one seller's part of an order and up to where cash will do. */
export const ShopFront = z.extend(ShopIdentity, {
  deliveryCharge: rupees,
  /** Up to which total cash is taken at the door; null without a limit. */
  codCap: z.nullable(rupees),
  /** Through whom orders can be paid online just now; none where cash is the only way. */
  payments: z.array(z.enum(PROVIDERS)),
  /** Whether it shows itself to visitors and sells; before that only those who work in it see it. */
  isOpen: z.boolean(),
  /** Whether its company, addresses and phones are invented, for trying the program out. */
  isDemo: z.boolean(),
  /** Where the shop is found, such as `https://shop.example`; null when nobody has told it. */
  address: z.nullable(z.string()),
});
export type ShopFront = z.output<typeof ShopFront>;

export const getShop = get('/common/shop', {
  summary: 'The shop’s name, contact details, delivery charge and limit for cash on delivery',
  output: dataOf(ShopFront),
});
