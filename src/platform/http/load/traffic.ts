import type { FastifyInstance } from 'fastify';
import type { Cells } from '#platform/metrics/cells.ts';
import type { Metrics, Tally } from '#platform/metrics/metrics.ts';
import type { Timings } from '#platform/metrics/timings.ts';
import { occasionNow } from '#platform/occasion.ts';

/** In whose name everything is counted that no route has, however many such addresses are tried. */
const NOWHERE = 'nowhere';
/** A refusal is counted with the refusals, whatever search engines have to be told. */
const TURNED_AWAY = 403;

declare module 'fastify' {
  interface FastifyInstance {
    readonly traffic: Traffic;
  }
  interface FastifyRequest {
    /** Which page it is, as the table of screens has it: `/product/:slug`. Null for all that is no page. */
    page: string | null;
    /** Asked by the server itself for another request or a job, in whose numbers it is contained. */
    isWithin: boolean;
    /** Answered 503 on purpose, to somebody who is not admitted yet: no fault, and counted as none. */
    isTurnedAway: boolean;
  }
}

/** Cells of one route, by the first figure of the status. */
interface RouteCells {
  readonly timings: Timings;
  readonly answers: Tally[];
}

/** What comes in and what is answered, by the names of routes and never by addresses, which anybody can make up. */
export class Traffic {
  answered = 0;
  /** With 500 or more. */
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

  /** Two look-ups of short names, because this stands in the way of answers that take thirty microseconds in all. */
  #cellsOf(method: string, route: string): RouteCells {
    const methods = this.#routes.get(route) ?? new Map<string, RouteCells>();
    const known = methods.get(method);
    if (known) return known;
    const made = { answers: [], timings: this.#timings.of([method, route]) };
    this.#routes.set(route, methods.set(method, made));
    return made;
  }
}

/** Has every answer of a server counted. */
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
