import type { FastifyInstance } from 'fastify';
import type { Cells } from '#platform/metrics/cells.ts';
import type { Metrics, Tally } from '#platform/metrics/metrics.ts';
import type { Timings } from '#platform/metrics/timings.ts';
import { occasionNow } from '#platform/occasion.ts';

/** The route name for paths without a route, so that unknown paths don't create new counters. */
const NOWHERE = 'nowhere';
/** Counted as a refusal, whatever status search engines get. */
const TURNED_AWAY = 403;

declare module 'fastify' {
  interface FastifyInstance {
    readonly traffic: Traffic;
  }
  interface FastifyRequest {
    /** The route of a page: `/product/:slug`. Null for other requests. */
    page: string | null;
    /** An in-process request on behalf of another request or job, which is counted there. */
    isWithin: boolean;
    /** Answered 503 because the visitor is not admitted yet: not counted as an error. */
    isTurnedAway: boolean;
  }
}

/** Counters of one route, by the first digit of the status. */
interface RouteCells {
  readonly timings: Timings;
  readonly answers: Tally[];
}

/** Counts requests and answers by route, never by address, because clients can invent addresses. */
export class Traffic {
  answered = 0;
  /** Status 500 or more. */
  failed = 0;
  readonly #answers: Cells<Tally>;
  readonly #timings: Cells<Timings>;
  readonly #refusals: Cells<Tally>;
  readonly #routes = new Map<string, Map<string, RouteCells>>();

  constructor(metrics: Metrics) {
    const by = ['method', 'route'] as const;
    this.#answers = metrics.tallies('shop_http_requests_total', 'Requests answered, by route and status.', [
      ...by,
      'status',
    ]);
    this.#timings = metrics.timings('shop_http_request_duration_seconds', 'Response time, by route.', by);
    this.#refusals = metrics.tallies(
      'shop_refusals_total',
      'Refused requests by code: stock, rights, limits, payments.',
      ['code'],
    );
  }

  note(method: string, route: string, status: number, seconds: number): void {
    const { answers, timings } = this.#cellsOf(route === NOWHERE ? 'any' : method, route);
    const figure = Math.trunc(status / 100);
    answers[figure] ??= this.#answers.of([route === NOWHERE ? 'any' : method, route, `${figure}xx`]);
    answers[figure].count += 1;
    timings.note(seconds);
    this.answered += 1;
    if (status >= 500) this.failed += 1;
  }

  refused(code: string): void {
    this.#refusals.of([code]).count += 1;
  }

  /** Two lookups by short names, because this is on the path of answers that take thirty microseconds. */
  #cellsOf(method: string, route: string): RouteCells {
    const methods = this.#routes.get(route) ?? new Map<string, RouteCells>();
    const known = methods.get(method);
    if (known) return known;
    const made = { answers: [], timings: this.#timings.of([method, route]) };
    this.#routes.set(route, methods.set(method, made));
    return made;
  }
}

/** Counts all answers of a server. */
export function countTraffic(app: FastifyInstance, metrics: Metrics): void {
  const traffic = new Traffic(metrics);
  app.decorate('traffic', traffic);
  app.decorateRequest('page', null);
  app.decorateRequest('isWithin', false);
  app.decorateRequest('isTurnedAway', false);
  app.addHook('onRequest', (request, _reply, done) => {
    request.isWithin = occasionNow() !== undefined;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isWithin) {
      const route = request.page ?? request.routeOptions.url ?? NOWHERE;
      const status = request.isTurnedAway ? TURNED_AWAY : reply.statusCode;
      traffic.note(request.method, route, status, reply.elapsedTime / 1000);
    }
    done();
  });
}
