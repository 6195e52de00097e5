import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { FaultLog } from '#platform/fault-log.ts';
import { answerInTime } from '#platform/http/load/answer-in-time.ts';
import { shedLoad } from '#platform/http/load/shed-load.ts';
import { countTraffic } from '#platform/http/load/traffic.ts';
import { cutSlowBody } from '#platform/http/safety/cut-slow-body.ts';
import { denyByDefault } from '#platform/http/safety/deny-by-default.ts';
import { knowTls } from '#platform/http/safety/over-tls.ts';
import { crossSiteRefusal } from '#platform/http/safety/same-origin.ts';
import { SECURITY_HEADERS } from '#platform/http/safety/security-headers.ts';
import { readStrictJson } from '#platform/http/serving/strict-json.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { during } from '#platform/occasion.ts';
import { notFound, severalHosts } from '#shared/api/problems.ts';
import { answerErrors, sendError } from './error-handler.ts';
import { requestNumber } from './request-number.ts';

/** Ordinary calls carry less than this; uploads go another way. */
const BODY_LIMIT = 64 * 1024;
/** How long a client may take to send its headers: slow senders are cut off, not waited for. */
const HEADERS_WITHIN_MS = 6_000;
/** The server's own limit allows for the longest upload; ordinary requests have their own (`cut-slow-body.ts`). */
const MAX_REQUEST_MS = 11 * 60_000;
/** Longer than a usual proxy keeps its side open, so that it is never us who close under a request. */
const KEEP_ALIVE_MS = 72_000;

/**
 * A connection on which nothing moves for so long is closed: one that asks nothing, and one that does not take what it
 * asked for. Longer than any answer takes (`answer-in-time.ts`).
 */
const NOTHING_MOVES_MS = 15_000;

export interface HttpSettings {
  readonly publicUrl: string | undefined;
  readonly trustProxy: number | string | false;
  readonly logLevel: string;
  /** Whether who comes is turned away while the process is late; where a machine is shared with others it is not ours to say. */
  readonly shedsLoad?: boolean;
  /** Where log lines go; to the standard output when nothing is said. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Where its answers are counted. */
  readonly metrics?: Metrics;
  /** Takes note of every line that is an error. */
  readonly faults?: FaultLog;
}

/** By the process itself, and not by the logger's own way to it, which ends the process when the disk of the log is full. */
const OUTPUT = { write: (line: string) => void process.stdout.write(line) };

/** The HTTP server with everything that holds for every route, and no route yet. */
export async function createApp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // The framework overwrites the server's own request limit with its option; the rest is read by the server alone.
    requestTimeout: MAX_REQUEST_MS,
    connectionTimeout: NOTHING_MOVES_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 1_000 },
    trustProxy: trusting(settings.trustProxy),
    forceCloseConnections: 'idle',
    // Addresses that the router can't read come here and to no hook.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(SECURITY_HEADERS)),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false, caseSensitive: true },
    genReqId: request => requestNumber(request, settings.trustProxy !== false),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: null,
      serializers: LOG_SERIALIZERS,
      redact: SECRETS,
      ...(settings.faults && { hooks: { logMethod: notingIn(settings.faults) } }),
      stream: settings.logTo ?? OUTPUT,
    },
  });
  await app.register(cookie);
  countTraffic(app, settings.metrics ?? new Metrics());
  denyByDefault(app);
  knowTls(app, settings.publicUrl);
  readStrictJson(app);
  answerErrors(app);
  answerInTime(app);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    if (namesSeveralHosts(request)) return done(severalHosts());
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    const { isSigned } = request.routeOptions.config;
    if (!isSigned) cutSlowBody(request.raw);
    done(isWrite && !isSigned ? crossSiteRefusal(request, settings.publicUrl) : undefined);
  });
  // Only here, because what reads a body loses the way back to who asked for it.
  app.addHook('preHandler', (request, _reply, done) =>
    during({ reqId: request.id, wait: request.wait ?? undefined }, done),
  );
  if (settings.shedsLoad) shedLoad(app);
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      path: pathToLog(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500 && !request.isTurnedAway) request.log.warn(facts, 'answered');
    else request.log.debug(facts, 'answered');
    done();
  });
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
  return app;
}

/** A number means that many proxies, counted from us: an exact hop, so that a forged header is not believed. */
function trusting(proxies: HttpSettings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** Hands on what is logged, having taken note of it; lines below the level that is wanted do not come here. */
function notingIn(faults: FaultLog) {
  return function note<Line extends unknown[]>(this: Logger, line: Line, log: (...line: Line) => void, level: number) {
    faults.note(level, this.bindings(), line);
    log.apply(this, line);
  };
}

interface Logger {
  readonly bindings: () => Record<string, unknown>;
}

/** Node takes the first of several; a proxy before us may have taken another, and keep our answer under that name. */
function namesSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** A path with parameters may hold what people typed, or a number that opens something: the route says enough. */
function pathToLog({ url, routeOptions }: FastifyRequest): string {
  return routeOptions.url?.includes(':') ? routeOptions.url : pathOf(url);
}

/** Queries hold what people typed; logs need only the path. */
function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

const SECRETS = ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.otp', '*.token'];
const LOG_SERIALIZERS = {
  req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
};
