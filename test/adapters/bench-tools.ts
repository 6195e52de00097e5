import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import type { Tools } from '#shared/ports/adapter.ts';
import { askBench, NO_SERVICES } from '#shared/ports/ask-bench.ts';
import type { CourierBench, MessageBench } from '#shared/ports/bench.ts';

/** Services without a network, for tests that are not about how they are reached. */
export interface BenchTools {
  readonly tools: Tools;
  readonly twilio: MessageBench;
  readonly delhivery: CourierBench;
}

export async function benchTools(): Promise<BenchTools> {
  const twilio = ((await importAdapterFile('message', 'twilio', 'bench')) as () => MessageBench)();
  const delhivery = ((await importAdapterFile('courier', 'delhivery', 'bench')) as () => CourierBench)();
  const ask = askBench({ answer: call => (call.origin.includes('twilio') ? twilio : delhivery).answer(call) });
  return { tools: { ...NO_SERVICES, ask }, twilio, delhivery };
}
