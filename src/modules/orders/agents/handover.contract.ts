import * as z from 'zod/mini';
import { Checkout, CompletedCheckout } from '#orders/checkouts/contract.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const agentsTooMany = problem('agents.too_many', 'too-many', (seconds: number) =>
  t('orders.agents.refusal.tooMany', { wait: waitText(seconds) }),
);
/** It is unknown, was cancelled, or has expired. */
export const handoverMissing = problem('agents.handover_missing', 'missing', () => t('orders.agents.refusal.missing'));
export const handoverTaken = problem('agents.handover_taken', 'conflict', () => t('orders.agents.refusal.taken'));
/** `data` has the id of the order. */
export const handoverDone = problem('agents.handover_done', 'conflict', () => t('orders.agents.refusal.done'));

/** What an agent has prepared, as its buyer sees it. */
export const Handover = z.object({
  /** Host of the profile of the agent's platform. */
  platform: z.string(),
  checkout: Checkout,
});
export type Handover = z.output<typeof Handover>;

const one = z.strictObject({ session: z.string().check(z.regex(/^(cart|chk)_[A-Za-z0-9_-]{22}$/)) });

export const takeHandover = post('/shop/handover/:session/take', {
  summary:
    'Takes over what an agent has prepared: it is yours from now on, and the agent can change nothing any more. A repeated call answers it again',
  params: one,
  output: dataOf(Handover),
});

export const changeHandover = put('/shop/handover/:session', {
  summary: 'Chooses how it is paid, and one of your addresses if the agent has filled in none',
  params: one,
  body: z.strictObject({
    method: z.optional(paymentMethod),
    addressId: z.optional(id<'address'>()),
  }),
  output: dataOf(Handover),
});

export const completeHandover = post('/shop/handover/:session/complete', {
  summary: 'Places the order, if its terms are still those given. A repeated call answers the same order',
  params: one,
  body: z.strictObject({ terms: z.string().check(z.maxLength(100)) }),
  output: CompletedCheckout,
});
