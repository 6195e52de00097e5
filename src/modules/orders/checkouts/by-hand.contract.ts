import * as z from 'zod/mini';
import { MAX_CODES } from '#orders/offers/offer.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { AddressFields } from '#people/addresses/contract.ts';
import { post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { Checkout, items } from './contract.ts';

export const callerNotShopper = problem('checkouts.caller_not_shopper', 'conflict', () =>
  t('orders.checkouts.refusal.callerNotShopper'),
);
export const callerBlocked = problem('checkouts.caller_blocked', 'conflict', () =>
  t('orders.checkouts.refusal.callerBlocked'),
);
/** A cash order by hand needs the caller’s word. */
export const callerMustAgree = problem('checkouts.caller_must_agree', 'invalid', () =>
  t('orders.checkouts.refusal.callerMustAgree'),
);
export const noLinkToSend = problem('checkouts.no_link', 'conflict', () => t('orders.checkouts.refusal.noLink'));

const choices = {
  /** As it was dictated; it is not saved with the account. */
  address: z.optional(AddressFields),
  method: z.optional(paymentMethod),
  /** Codes of offers that the caller has. */
  codes: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_CODES))),
};

const one = z.strictObject({ checkoutId: id<'checkout'>() });

export const openByHand = post('/admin/checkouts', {
  summary:
    'Opens a checkout for a caller. The account with the e-mail address is the buyer; if there is none, a guest is made. With an id of your own, a repeated call answers the same checkout',
  body: z.strictObject({ _id: z.optional(id<'checkout'>()), email: line(320), items, ...choices }),
  output: dataOf(Checkout),
});

export const changeByHand = put('/admin/checkouts/:checkoutId', {
  summary:
    'Changes items, address, codes or payment method of a checkout for a caller; with `version`, only if it has not changed since',
  params: one,
  body: z.strictObject({ version: z.optional(z.int()), items: z.optional(items), ...choices }),
  output: dataOf(Checkout),
});

/** What became of an order by hand. The link is in this answer and in the mail, and nowhere else. */
const Linked = {
  /** The path of the page where the order is paid; null for cash on delivery. */
  payLink: z.nullable(z.string()),
  payUntil: z.nullable(instant),
};

export const completeByHand = post('/admin/checkouts/:checkoutId/complete', {
  summary:
    'Places the order of a checkout for a caller, if its terms are still those given: for cash once the caller has agreed, otherwise with a link to pay, which is mailed. A repeated call answers the same order with another link',
  params: one,
  body: z.strictObject({
    terms: z.string().check(z.maxLength(100)),
    /** For cash on delivery: whether the caller has agreed to items, address and total. */
    agreed: z.optional(z.boolean()),
  }),
  output: z.object({ success: z.literal(true), orderId: id<'order'>(), number: z.string(), ...Linked }),
});

export const sendPayLink = post('/admin/orders/pay-link/:orderId', {
  summary: 'Another link for an order that waits for its payment, which is mailed to the buyer too',
  params: z.strictObject({ orderId: id<'order'>() }),
  output: z.object({ success: z.literal(true), message: z.string(), ...Linked }),
});
