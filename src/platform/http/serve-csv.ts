import { Readable } from 'node:stream';
import type { ActorCtx } from '#platform/context.ts';
import type { Actor } from '#shared/actor.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { Guard } from './guard.ts';
import { readInput } from './read-input.ts';
import type { Api } from './serve.ts';

/** A table for a spreadsheet: its name as a file, and its lines whenever they are ready. */
export interface CsvFile {
  readonly name: string;
  readonly lines: AsyncIterable<string> | Iterable<string>;
}

/**
 * Serves a table as a file that the browser saves: line by line, however long it is, kept nowhere. Who may have it is said
 * as for any call. A fault on the way cuts the answer off, so that nobody takes half a table for the whole.
 */
export function serveCsv<In>(
  api: Api,
  endpoint: Endpoint<In, string, string>,
  guard: Guard<Actor>,
  handler: (ctx: ActorCtx, input: In) => Promise<CsvFile>,
): void {
  api.routes.push({ endpoint, guard });
  api.app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { rights: guard.name },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const actor = await api.authenticate(request);
      const refusal = guard.refusal(actor);
      if (refusal) throw refusal;
      const ctx = api.contextOf(request, actor, new Set()) as ActorCtx;
      const { name, lines } = await handler(ctx, readInput(endpoint, request) as In);
      return reply
        .header('content-disposition', `attachment; filename="${plainName(name)}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines));
    },
  });
}

/** What may stand between quotation marks in a header, whatever the file is called. */
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-');
}
