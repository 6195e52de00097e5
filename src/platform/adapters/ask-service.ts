import { asking, outgoingSpan } from '#platform/tracing/trace-outgoing.ts';
import { AdapterFailed, type Ask, type Tools } from '#shared/ports/adapter.ts';
import { jsonIn } from '#shared/text/json-in.ts';
import type { Reach } from './reach.ts';
import { transferPublic } from './transfer-files.ts';
import { runningCall } from './within-time.ts';

const ANSWERS_WITHIN_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Asks services for adapters. The error says method and host only: headers and bodies have secrets, paths numbers. */
export function askService({ redirect = url => url, withinMs = ANSWERS_WITHIN_MS }: Reach = {}): Ask {
  return async ({ method, url: meant, headers = {}, body }) => {
    const url = new URL(meant);
    const call = runningCall();
    const alone = AbortSignal.timeout(withinMs);
    const signal = call ? AbortSignal.any([alone, call.deadline]) : alone;
    try {
      const target = redirect(url);
      const span = outgoingSpan({ method, url: target, what: call?.what ?? 'service' });
      return await asking(span, async traced => {
        const answer = await fetch(target, {
          ...{ method, headers: { ...headers, ...traced }, redirect: 'error', signal },
          ...(body !== undefined && { body }),
        });
        const text = await wholeText(answer);
        return { status: answer.status, text, json: jsonIn(text) };
      });
    } catch (cause) {
      if (cause instanceof AdapterFailed) throw cause;
      throw new AdapterFailed('unavailable', `${url.host} did not answer in time.`);
    }
  };
}

/** What adapters are given, unless a test gives them something else. */
export const SERVICE_TOOLS: Tools = { ask: askService(), transfer: transferPublic(), now: () => new Date() };

async function wholeText(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
