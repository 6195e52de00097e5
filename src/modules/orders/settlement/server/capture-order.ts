import { orderIsMissing } from '#orders/orders/contract.ts';
import { findOrderToPay } from '#orders/orders/server/orders.ts';
import { type captureOrder as endpoint, nothingToPay, tooManyPayments } from '#orders/settlement/contract.ts';
import { paymentStandingOf } from '#orders/settlement/payment-words.ts';
import {
  askingTime,
  findMoneyApart,
  listTries,
  type PaymentProviders,
  type PaymentRow,
  providerNamed,
} from '#payments/payments/server/payments.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { asProblem } from './as-problem.ts';
import { settle } from './settle.ts';

/**
 * The shopper is back from paying: the provider is asked, and only its word counts. What the browser brought along says
 * which try this is, where there were several. Asked again it answers the same.
 * @throws orderIsMissing also for a stranger's order; nothingToPay for cash on delivery; providerRefuses; tooManyPayments
 */
export async function captureOrder(
  ctx: ActorCtx,
  providers: PaymentProviders,
  { orderId, ...words }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  await ctx.throttle.spend('payment.account', ctx.actor.id, tooManyPayments);
  const found = await findOrderToPay(ctx.db, orderId, ctx.actor.id);
  if (!found) throw orderIsMissing();
  if (found.payment_method === 'COD') throw nothingToPay('on delivery');
  const tries = await listTries(ctx.db, orderId);
  const chosen = (await tryReturned(providers, tries, words)) ?? tries[0];
  // Where there is no answer in time, the shop's own rounds ask on.
  if (chosen) await settle(ctx, providers, chosen.id, askingTime()).catch(asProblem(ctx));

  const order = (await findOrderToPay(ctx.db, orderId, ctx.actor.id)) ?? found;
  const latest = (await listTries(ctx.db, orderId)).find(({ id }) => id === chosen?.id);
  const apart = latest && (await findMoneyApart(ctx.db, latest));
  const { status, message } = paymentStandingOf({
    ...{ order: order.payment_status, latest: latest?.state, isHeld: order.isHeld },
    ...(apart && { apart: { asked: latest.amount_paise, arrived: apart.amount_paise, currency: apart.currency } }),
  });
  const payUntil = order.isHeld && order.held_until ? order.held_until.toISOString() : null;
  return { message, data: { orderId, paymentStatus: status, payUntil, hasArrived: apart !== undefined } };
}

/** The try that a return is about; one of another order is none of this one's. */
async function tryReturned(
  providers: PaymentProviders,
  tries: readonly PaymentRow[],
  { payerId, ...words }: Readonly<Record<string, string | undefined>>,
): Promise<PaymentRow | undefined> {
  const given = Object.entries({ ...words, PayerID: payerId }).filter(([, value]) => value !== undefined);
  const query = Object.fromEntries(given) as Record<string, string>;
  const provider = tries[0] && providerNamed(providers, tries[0].provider);
  const word = await provider?.readReturn(query);
  return word && tries.find(({ provider_ref }) => provider_ref === word.ref);
}
