import * as z from 'zod/mini';
import { post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, instant, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { Captured, ReturnWords } from './contract.ts';

/** Also for a link of an account that has been deleted. */
export const payLinkUnknown = problem('settlement.link_unknown', 'missing', () =>
  t('orders.settlement.refusal.linkUnknown'),
);

/** In the body, so that no log of addresses contains it. */
const token = { token: z.string().check(z.minLength(1), z.maxLength(100)) };

export const readPayLink = post('/shop/pay-link/read', {
  summary:
    'What a link to pay is for, and whether it can still be paid. Needs no session; says nothing about the buyer',
  body: z.strictObject(token),
  output: dataOf(
    z.object({
      /** For a link that pays for an edit of an order: what it changes. `totalAmount` is then the difference. */
      changes: z.nullable(z.array(z.string())),
      number: z.string(),
      state: z.enum(['waiting', 'paid', 'over']),
      payUntil: z.nullable(instant),
      totalAmount: rupees,
      deliveryAmount: rupees,
      method: z.string(),
      items: z.array(z.object({ title: z.string(), image: z.string(), quantity: z.int(), total: rupees })),
    }),
  ),
});

export const payByLink = post('/shop/pay-link/pay', {
  summary: 'The payment page for the order of a link',
  body: z.strictObject(token),
  output: z.object({ success: z.literal(true), approvalURL: z.string() }),
});

export const captureByLink = post('/shop/pay-link/capture', {
  summary: 'Checks with the payment provider whether the order of a link is paid, after the buyer returns',
  body: z.strictObject({ link: token.token, words: ReturnWords }),
  output: Captured,
});
