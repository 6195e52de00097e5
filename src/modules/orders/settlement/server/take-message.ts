import { createHash } from 'node:crypto';
import { notKnownYet, notProved, tooManyPayments } from '#orders/settlement/contract.ts';
import {
  askAboutRefunds,
  askingTime,
  awaitsRef,
  findPaymentByRef,
  type PaymentProviders,
  providerNamed,
  rememberMessage,
  wasTold,
} from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { ServedMessage } from '#platform/http/serving/serve-message.ts';
import { asProblem } from './as-problem.ts';
import { settle } from './settle.ts';

/**
 * A provider tells of something: once it is proved, the provider is asked how the payment stands, and what is on its way
 * back of it. A message that was acted on is acted on no more; one that could not be is answered so that it comes again.
 * @throws notProved for whatever is not signed by the provider, or too old; notKnownYet, providerRefuses for what is to
 *   come again; tooManyPayments for a network of what proves nothing
 */
export async function takeMessage(
  ctx: Ctx,
  providers: PaymentProviders,
  { input, body, headers }: ServedMessage<{ readonly provider: string }>,
): Promise<void> {
  const isTime = askingTime();
  const network = ctx.network ?? '';
  await ctx.throttle.spend('message.network', network, tooManyPayments);
  const provider = providerNamed(providers, input.provider);
  const word = await provider?.readMessage(body, headers).catch(asProblem(ctx, notKnownYet));
  if (!provider || !word) throw notProved();
  await ctx.throttle.giveBack('message.network', network);

  const messageId = word.messageId ?? createHash('sha256').update(body).digest('hex');
  if (await wasTold(ctx.db, provider.name, messageId)) return;
  const payment = await findPaymentByRef(ctx.db, provider.name, word.ref);
  // A payment may be told of before its opening has been written down.
  if (!payment && (await awaitsRef(ctx.db, provider.name))) throw notKnownYet();
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
