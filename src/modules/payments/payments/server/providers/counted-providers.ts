import type { Cells } from '#platform/metrics/cells.ts';
import type { Metrics, Tally } from '#platform/metrics/metrics.ts';
import { isAway, isRefusal, type PaymentProvider } from './payment-provider.ts';

/** Wraps a provider so that its calls are counted in the metrics by outcome. */
export function countedProvider(metrics: Metrics): (provider: PaymentProvider) => PaymentProvider {
  const answers = metrics.tallies('shop_payment_answers_total', 'What payment providers answered, by what was asked.', [
    'provider',
    'asked',
    'answer',
  ]);
  return provider => counted(provider, answers);
}

function counted(provider: PaymentProvider, answers: Cells<Tally>): PaymentProvider {
  const count = (asked: string, answer: string) => {
    answers.of([provider.name, asked, answer]).count += 1;
  };
  const watch = async <Answer>(asked: string, ask: Promise<Answer>, wordOf: (answer: Answer) => string) => {
    try {
      const answer = await ask;
      count(asked, wordOf(answer));
      return answer;
    } catch (error) {
      count(asked, faultOf(error));
      throw error;
    }
  };
  const stateOf = (found: { readonly state: string } | undefined) => found?.state ?? 'unknown';
  return {
    name: provider.name,
    ...(provider.names && { names: provider.names }),
    origins: provider.origins,
    open: request => watch('open', provider.open(request), () => 'opened'),
    look: (ref, only) => watch('look', provider.look(ref, only), stateOf),
    find: id => watch('find', provider.find(id), found => (found ? 'found' : 'unknown')),
    capture: (ref, only) => watch('capture', provider.capture(ref, only), stateOf),
    close: ref => watch('close', provider.close(ref), () => 'closed'),
    refund: refund => watch('refund', provider.refund(refund), stateOf),
    lookRefund: (captureRef, ref) => watch('look at refund', provider.lookRefund(captureRef, ref), stateOf),
    readReturn: query => provider.readReturn(query),
    readMessage: (body, headers) =>
      watch('message', provider.readMessage(body, headers), word => (word ? 'genuine' : 'forged')),
  };
}

function faultOf(error: unknown): string {
  if (isAway(error)) return 'away';
  return isRefusal(error) ? 'refused' : 'broken';
}
