import type { FastifyInstance, FastifyRequest } from 'fastify';
import { during, occasionNow } from '#platform/occasion.ts';
import type { Span, Traces } from './traces.ts';

const NOWHERE = 'nowhere';
/** A client that went away before it had its answer. */
const WENT_AWAY = 499;

/**
 * Begins a span with each request and ends it with the answer. It has the route, never the address; requests within the
 * process hang below the one they are for. Registered only if there are traces.
 */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const start = {
      kind: 'request',
      name: request.method,
      facts: { 'http.request.method': request.method, 'shop.request.id': request.id },
    } as const;
    const occasion = occasionNow();
    const span = occasion?.span?.begin(start) ?? traces.begin(start, traceparentIn(request));
    spans.set(request, span);
    during({ ...occasion, span }, done);
  });
  // Body parsing loses the async context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    during({ ...occasionNow(), ...(span && { span }) }, done);
  });
  const end = (request: FastifyRequest, status: number) => {
    const route = request.page ?? request.routeOptions.url ?? NOWHERE;
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      facts: { 'http.route': route, 'http.response.status_code': status },
      fault: status >= 500 && !request.isTurnedAway ? `${status}` : undefined,
    });
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, WENT_AWAY);
    done();
  });
}

/** Node joins several headers of this name, and then they have no valid form. */
function traceparentIn({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}
