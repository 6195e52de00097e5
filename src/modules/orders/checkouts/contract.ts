import * as z from 'zod/mini';
import { CartLine } from '#orders/cart/contract.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { LineExchange } from '#orders/exchanges/exchange.schema.ts';
import { SaleOffers } from '#orders/offers/sale-offers.schema.ts';
import { OrderAddress, OrderCompany, returnUrl } from '#orders/orders/order.schema.ts';
import { ChosenExtras, OfferedService, Slot } from '#orders/sold-services/extras.schema.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, day, id, instant, rupees, rupeesInAll } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

/** Days after the last change until a checkout is deleted. */
export const CHECKOUT_DAYS = 7;

export const checkoutIsMissing = problem('checkouts.missing', 'missing', () =>
  t('orders.checkouts.refusal.missing', { days: CHECKOUT_DAYS }),
);
/** `data` is the current checkout. */
export const checkoutHasChanged = problem('checkouts.changed', 'conflict', () => t('orders.checkouts.refusal.changed'));
/** The sentence of its first problem; `data` is the checkout. */
export const checkoutNotReady = problem('checkouts.not_ready', 'conflict', (sentence: string) => sentence);
/** `data` is the checkout with the id of its order. */
export const checkoutIsDone = problem('checkouts.done', 'conflict', () => t('orders.checkouts.refusal.done'));
export const itemsOfCart = problem('checkouts.items_of_cart', 'conflict', () =>
  t('orders.checkouts.refusal.itemsOfCart'),
);
export const tooManyCheckouts = problem('checkouts.too_many', 'too-many', (seconds: number) =>
  t('orders.checkouts.refusal.tooMany', { wait: waitText(seconds) }),
);

/** What an amount that includes GST consists of, as the invoice will say. Tax within a state is CGST and SGST, or UTGST. */
const Tax = z.object({ taxable: rupees, igst: rupees, cgst: rupees, sgst: rupees });

export const CheckoutLine = z.extend(CartLine, {
  /** What offers take off the whole line. */
  discount: rupees,
  /** Price times quantity, less the discount. */
  total: rupeesInAll,
  /** In percent. */
  gstRate: z.number(),
  /** Null as long as the state of the buyer or of the seller is not known. */
  tax: z.nullable(Tax),
  /** The old phone that is given for it. It does not change what is paid now: its value is paid back once it is confirmed. */
  exchange: z.nullable(LineExchange),
  /** What can be bought with it, for each of its units. */
  services: z.array(OfferedService),
});
export type CheckoutLine = z.output<typeof CheckoutLine>;

/** What one seller sends. */
export const CheckoutPart = z.object({
  sellerId: id<'seller'>(),
  sellerName: z.string(),
  lines: z.array(CheckoutLine),
  /** The first and the last day on which it is expected; null without an address, or where nobody delivers. */
  promise: z.nullable(z.object({ from: day, to: day, text: z.string() })),
  /** What can be bought for all of it, such as gift wrap. */
  services: z.array(z.extend(OfferedService, { /** The words of a gift. */ note: z.nullable(z.string()) })),
  /** The next delivery windows with a free place; null if it is not delivered in windows. */
  slots: z.nullable(z.array(Slot)),
  /** The chosen window; null for the usual delivery. */
  slot: z.nullable(Slot),
  /** All chosen services. They are part of `itemsAmount`. */
  servicesAmount: rupees,
  /** Of each chosen service that is not free, in the order of the invoice; null as for items. */
  serviceTaxes: z.nullable(z.array(Tax)),
  /** Both less what offers take off. */
  itemsAmount: rupees,
  deliveryAmount: rupees,
  deliveryTax: z.nullable(Tax),
  totalAmount: rupees,
});

/** What keeps a checkout from being completed. */
export const CheckoutProblem = z.object({
  code: z.string(),
  message: z.string(),
  /** What to do about it, in one sentence. */
  remedy: z.string(),
  /** What of the checkout it is about: `items`, `items.{productId}`, `exchanges.{productId}`, `address`, `method`, or empty for all of it. */
  path: z.string(),
});
export type CheckoutProblem = z.output<typeof CheckoutProblem>;

export const Checkout = z.object({
  _id: id<'checkout'>(),
  /** Counts the changes of what was chosen. */
  version: z.int(),
  /** Whether it buys the cart, or items of its own. */
  buys: z.enum(['cart', 'items']),
  buyer: z.object({ userId: id<'user'>(), name: z.string(), email: z.string() }),
  parts: z.array(CheckoutPart),
  /** Items of the cart that stay there, each in a sentence: their seller's shop is paused. */
  away: z.array(z.string()),
  /** Where it goes: as chosen, or else the oldest saved address. */
  address: z.nullable(OrderAddress),
  /** The business that the invoice is for; null for the buyer. */
  company: z.nullable(OrderCompany),
  /** As chosen, or else the first that is possible. */
  method: z.nullable(paymentMethod),
  methods: z.array(
    z.object({
      method: paymentMethod,
      label: z.string(),
      note: z.string(),
      isPossible: z.boolean(),
      /** Why it is not possible. */
      reason: z.nullable(z.string()),
      /** What offers take off because of it, beyond what they take off with every method. Absent in answers of older servers. */
      saves: z.optional(rupees),
    }),
  ),
  /** Codes kept with the cart, and what they and other offers take off. */
  offers: SaleOffers,
  /** `items` and `delivery` before `discount`; `services` cost extra. */
  charges: z.object({
    items: rupeesInAll,
    services: rupeesInAll,
    delivery: rupeesInAll,
    discount: rupeesInAll,
    total: rupeesInAll,
  }),
  /** Included in the total; null if that of a part is not known. */
  taxes: z.nullable(Tax),
  problems: z.array(CheckoutProblem),
  /** Whether it can be completed now. */
  ready: z.boolean(),
  /** Fingerprint of what the buyer would agree to: items, services, windows, prices, charges, address, business, method. */
  terms: z.string(),
  expiresAt: instant,
  /** The order it became; its items and charges are read there. */
  orderId: z.nullable(id<'order'>()),
});
export type Checkout = z.output<typeof Checkout>;

export const items = z
  .array(z.strictObject({ productId: id<'product'>(), quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)) }))
  .check(z.minLength(1), z.maxLength(MAX_CART_LINES));

const choices = {
  addressId: z.optional(id<'address'>()),
  method: z.optional(paymentMethod),
  extras: z.optional(ChosenExtras),
  /** Whether the invoice is for the business whose GST details are saved (`/shop/company`). */
  forCompany: z.optional(z.boolean()),
};

const one = z.strictObject({ checkoutId: id<'checkout'>() });

export const openCheckout = post('/shop/checkouts', {
  summary:
    'Opens a checkout of the given items or, without items, of your cart. There is one open checkout of the cart, which is answered again; with an id of your own, a repeated call answers the same checkout',
  body: z.strictObject({ _id: z.optional(id<'checkout'>()), items: z.optional(items), ...choices }),
  output: dataOf(Checkout),
});

export const getCheckout = get('/shop/checkouts/:checkoutId', {
  summary: 'A checkout, with prices, stock, charges, dates and problems as of now',
  params: one,
  output: dataOf(Checkout),
});

export const changeCheckout = put('/shop/checkouts/:checkoutId', {
  summary:
    'Chooses address, payment method, services, delivery windows, old phones in exchange and whether a checkout is for a business, or other items if it is not of the cart; with `version`, only if it has not changed since',
  params: one,
  body: z.strictObject({ version: z.optional(z.int()), items: z.optional(items), ...choices }),
  output: dataOf(Checkout),
});

/** The order that a checkout has become, and where it is paid. */
export const CompletedCheckout = z.object({
  success: z.literal(true),
  orderId: id<'order'>(),
  number: z.string(),
  approvalURL: z.nullable(z.string()),
  message: z.optional(z.string()),
});

export const completeCheckout = post('/shop/checkouts/:checkoutId/complete', {
  summary: 'Places the order of a checkout, if its terms are still those given. A repeated call answers the same order',
  params: one,
  body: z.strictObject({ terms: z.string().check(z.maxLength(100)), returnUrl }),
  output: CompletedCheckout,
});
