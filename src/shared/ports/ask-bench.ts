import { jsonIn } from '#shared/text/json-in.ts';
import type { Ask } from './adapter.ts';
import type { MessageBench, ServiceCall } from './bench.ts';

/** Asks a bench without a network, for tests that are not about how a service is reached. @param calls where calls are noted */
export function askBench({ answer }: Pick<MessageBench, 'answer'>, calls: ServiceCall[] = []): Ask {
  return async ({ method, url, headers = {}, body = '' }) => {
    const { origin, pathname: path, searchParams: query } = new URL(url);
    const call: ServiceCall = { method, origin, path, query, headers, text: body };
    calls.push(call);
    const reply = answer(call);
    const text = JSON.stringify(reply.body);
    return { status: reply.status, text, json: jsonIn(text) };
  };
}
