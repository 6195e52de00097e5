import { Readable } from 'node:stream';
import type { ActorCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Guard } from './guard.ts';
import { readInput } from './read-input.ts';
import { type Api, perform } from './serve.ts';

/** A file that is made while it is sent. */
export interface Download {
  /** What the browser calls it; plain letters. */
  readonly name: string;
  readonly type: string;
  /** A file that is there already comes whole: a reader who leaves half-way then breaks nothing off. */
  readonly pieces: AsyncIterable<string | Uint8Array> | Buffer;
}

/**
 * Serves a call whose answer is a file and not a row of data. Guard and input are as for any call; what can be refused
 * must be refused before the first piece, because after it the answer can only be cut off. Pieces are asked for as fast
 * as they are taken, and no more once the reader has gone. Files are costly unless said otherwise.
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
    config: { rights: guard.name, cost },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const actor = await api.authenticate(request);
      const refusal = route.guard.refusal(actor);
      if (refusal) throw refusal;
      const ctx = api.contextOf(request, actor, new Set());
      const input = readInput(endpoint, request) as In;
      const { name, type, pieces } = await api.budgets.work(request, cost, actor, () =>
        perform(api, endpoint, ctx, reading => handler(reading as ActorCtx, input)),
      );
      reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(Buffer.isBuffer(pieces) ? pieces : Readable.from(pieces));
    },
  });
}
