import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import type { Tools } from '#shared/ports/adapter.ts';
import type { CourierBench, MessageBench, ServiceCall } from '#shared/ports/bench.ts';
import { jsonIn } from '#shared/text/json-in.ts';

/** Services without a network, for tests that are not about how they are reached. */
export interface BenchTools {
  readonly tools: Tools;
  readonly twilio: MessageBench;
  readonly delhivery: CourierBench;
}

export async function benchTools(): Promise<BenchTools> {
  const twilio = ((await importAdapterFile('message', 'twilio', 'bench')) as () => MessageBench)();
  const delhivery = ((await importAdapterFile('courier', 'delhivery', 'bench')) as () => CourierBench)();
  const ask: Tools['ask'] = async ({ method, url: asked, headers = {}, body = '' }) => {
    const { origin, pathname: path, searchParams: query } = new URL(asked);
    const call: ServiceCall = { method, origin, path, query, headers, text: body };
    const reply = (origin.includes('twilio') ? twilio : delhivery).answer(call);
    const text = JSON.stringify(reply.body);
    return { status: reply.status, text, json: jsonIn(text) };
  };
  return { tools: { ask, now: () => new Date() }, twilio, delhivery };
}
