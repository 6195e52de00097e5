import { jsonIn } from '#shared/text/json-in.ts';
import { AdapterFailed, type Ask, type Tools } from './adapter.ts';
import type { MessageBench, ServiceCall } from './bench.ts';

const nobody = () => Promise.reject(new AdapterFailed('unavailable', 'tests ask no service'));

/** Ways out that lead nowhere, for tests to put their own in their place. */
export const NO_SERVICES: Tools = { ask: nobody, transfer: nobody, now: () => new Date() };

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
