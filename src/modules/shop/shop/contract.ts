import * as z from 'zod/mini';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { get } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { PAYMENT_ICONS } from '#shared/ports/payment-port.ts';
import { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';

/** Until the shop has entered its details (decision 66), visitors see nothing and nothing is sold. */
export const openingSoon = problem('shop.opening_soon', 'unavailable', () => t('shop.shop.refusal.openingSoon'));

const words = z.intersection(z.object({ en: z.string() }), z.record(z.string(), z.string()));

/** What shoppers read of a payment service, by language. */
const PaymentService = z.object({
  name: paymentMethod,
  title: z.string(),
  label: words,
  note: words,
  way: words,
  /** Origins that a payment may lead to. */
  pages: z.array(z.templateLiteral(['https://', z.string()])),
  /** Names of the parameters with which shoppers come back. */
  returns: z.array(z.string()),
  icon: z.enum(PAYMENT_ICONS),
  hasEmi: z.optional(z.literal(true)),
  /** The service at which this is one way of paying, such as UPI. */
  of: z.optional(paymentMethod),
});

/** The shop's identity, delivery charge per seller order, and cash on delivery limit. */
export const ShopFront = z.extend(ShopIdentity, {
  deliveryCharge: rupees,
  /** The maximum order total for cash on delivery; null without a limit. */
  codCap: z.nullable(rupees),
  /** Whether guests may order with a code to their e-mail address. */
  guestCheckout: z.boolean(),
  /** Available online payment providers; empty if there is only cash on delivery. */
  payments: z.array(paymentMethod),
  /** The payment services that the shop knows, connected or not, because orders keep their names. */
  paymentServices: z.array(PaymentService),
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
