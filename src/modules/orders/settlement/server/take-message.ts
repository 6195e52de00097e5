import { createHash } from 'node:crypto';
import { notKnownYet, notProved, tooManyPayments } from '#orders/settlement/contract.ts';
import {
  askAboutRefunds,
  askingTime,
  awaitsRef,
  findPaymentByRef,
  type PaymentProviders,
  rememberMessage,
  wasTold,
} from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { ServedMessage } from '#platform/http/serving/serve-message.ts';
import { asProblem, settle } from './settle.ts';

/**
 * Handles a webhook: verifies it, then asks the provider for the state of the payment and its refunds. Idempotent by
 * message id. A message that could not be handled is answered with an error, so that the provider sends it again.
 * @throws notProved if the signature is missing, wrong or too old; notKnownYet, providerRefuses to make the provider
 *   retry; tooManyPayments for a network that sends unsigned messages
 */
export async function takeMessage(
  ctx: Ctx,
  providers: PaymentProviders,
  { input, body, headers }: ServedMessage<{ readonly provider: string }>,
): Promise<void> {
  const isTime = askingTime();
  const network = ctx.network ?? '';
  await ctx.throttle.spend('message.network', network, tooManyPayments);
  const provider = providers.named(input.provider);
  const word = await provider?.readMessage(body, headers).catch(asProblem(ctx, notKnownYet));
  if (!provider || !word) throw notProved();
  await ctx.throttle.giveBack('message.network', network);

  const messageId = word.messageId ?? createHash('sha256').update(body).digest('hex');
  if (await wasTold(ctx.db, provider.name, messageId)) return;
  const names = provider.names ?? [provider.name];
  const payment = await findPaymentByRef(ctx.db, names, word.ref);
  // The webhook may arrive before the provider's id has been stored.
  if (!payment && (await awaitsRef(ctx.db, names))) throw notKnownYet();
  if (payment) {
    await settle(ctx, providers, payment.id, isTime).catch(asProblem(ctx, notKnownYet));
    await askAboutRefunds(ctx, provider, payment, isTime).catch(asProblem(ctx, notKnownYet));
  }
  await rememberMessage(ctx.db, {
    provider: provider.name,
    message_id: messageId,
    kind: word.kind.slice(0, 100),
    payment_id: payment?.id ?? null,
    body: createHash('sha256').update(body).digest('hex'),
  });
}
