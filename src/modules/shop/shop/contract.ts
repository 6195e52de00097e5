import * as z from 'zod/mini';
import { PROVIDERS } from '#payments/payments/payment-states.ts';
import { get } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';

/** Until the shop has entered its details (decision 66), visitors see nothing and nothing is sold. */
export const openingSoon = problem('shop.opening_soon', 'unavailable', () => t('shop.shop.refusal.openingSoon'));

/** The shop's identity, delivery charge per seller order, and cash on delivery limit. */
export const ShopFront = z.extend(ShopIdentity, {
  deliveryCharge: rupees,
  /** The maximum order total for cash on delivery; null without a limit. */
  codCap: z.nullable(rupees),
  /** Available online payment providers; empty if there is only cash on delivery. */
  payments: z.array(z.enum(PROVIDERS)),
  /** Whether visitors can see the shop and buy; before that only administrators and sellers can. */
  isOpen: z.boolean(),
  /** Whether the company, its addresses and phones are those of the demo. */
  isDemo: z.boolean(),
  /** Whether products of some categories have another rule for returns than the usual one. */
  returnsVary: z.boolean(),
  /** The public address, such as `https://shop.example`; null if not configured. */
  address: z.nullable(z.string()),
});
export type ShopFront = z.output<typeof ShopFront>;

export const getShop = get('/common/shop', {
  summary: 'The shop’s name, contact details, delivery charge and limit for cash on delivery',
  output: dataOf(ShopFront),
});
