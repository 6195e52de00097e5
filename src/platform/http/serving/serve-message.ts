import type { IncomingHttpHeaders } from 'node:http';
import type { Ctx } from '#platform/context.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Guard } from './guard.ts';
import { readInput } from './read-input.ts';
import type { Api } from './serve.ts';

/** A webhook with its raw bytes, which its signature covers. */
export interface ServedMessage<In> {
  readonly input: In;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** No session: the request is authenticated by its signature. */
const signed: Guard<null> = { name: 'signed', isPublic: false, refusal: () => undefined };

/**
 * Serves a webhook of another service. Sessions are not read and the body is passed on unparsed; the handler verifies it
 * and answers only that it was received.
 */
export function serveMessage<In, Out, Wire>(
  api: Api,
  endpoint: Endpoint<In, Out, Wire>,
  handler: (ctx: Ctx, message: ServedMessage<In>) => Promise<void>,
): void {
  api.routes.push({ endpoint, guard: signed, cost: 'heavy' });
  api.app.register(async inner => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    inner.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      // The sender's network is not limited otherwise: a provider reports all payments of a sale from one network.
      config: { rights: signed.name, cost: 'ordinary' },
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const input = readInput(endpoint, { params: request.params, query: {}, body: undefined }) as In;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await handler(api.contextOf(request, null, new Set()), { input, body, headers: single(request.headers) });
        return { success: true };
      },
    });
  });
}

/** Drops repeated headers: a genuine sender sends each once. */
function single(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
