import { Readable } from 'node:stream';
import type { ActorCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import type { Guard } from './guard.ts';
import { readInput } from './read-input.ts';
import { refuseUnspoken } from './refuse-unspoken.ts';
import { type Api, admitted, perform } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a file, to which pages link. */
    isFile?: true;
  }
}

/** A file that is generated while it is sent. */
export interface Download {
  /** The file name, in ASCII. */
  readonly name: string;
  readonly type: string;
  /** A Buffer is sent whole, so that a client who disconnects interrupts no work. */
  readonly pieces: AsyncIterable<string | Uint8Array> | Buffer;
}

/**
 * Serves a call whose answer is a file. Guard and input work as for any call; one with words has `language` in its query,
 * because plain links open it (`shared/paths/file-address.ts`). They have no attribute `download`: the answer says that it
 * is a file, and a refusal is a page instead of a file with JSON. Refusals must come before the first chunk; after it the
 * connection can only be closed. Chunks are generated with backpressure, and no more after the client has
 * disconnected. The cost is `costly` by default.
 */
export function serveDownload<In, Out, Wire>(
  api: Api,
  endpoint: Endpoint<In, Out, Wire>,
  guard: Guard<Actor>,
  handler: (ctx: ActorCtx, input: In) => Promise<Download>,
): void {
  const cost = api.costs.get(endpoint) ?? 'costly';
  const route = { endpoint, guard, cost };
  api.routes.push(route);
  api.app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { rights: guard.name, cost, isFile: true },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const actor = await admitted(api, route, request);
      const ctx = api.contextOf(request, actor, new Set());
      const input = speaking(ctx.language, () => readInput(endpoint, request)) as In;
      refuseUnspoken(input as object);
      const { name, type, pieces } = await api.budgets.work(request, cost, actor, () =>
        perform(api, endpoint, ctx, reading => handler(reading as ActorCtx, input)),
      );
      // Too late: the call has been answered 503 meanwhile (`load/answer-in-time.ts`).
      if (reply.sent) return reply;
      reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(Buffer.isBuffer(pieces) ? pieces : Readable.from(pieces));
    },
  });
}
