import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { FaultLog } from '#platform/fault-log.ts';
import { answerInTime } from '#platform/http/load/answer-in-time.ts';
import { shedLoad } from '#platform/http/load/shed-load.ts';
import { countTraffic } from '#platform/http/load/traffic.ts';
import { answerClientErrors } from '#platform/http/safety/answer-client-errors.ts';
import { serveOtherOrigins } from '#platform/http/safety/cross-origin.ts';
import { cutSlowBody } from '#platform/http/safety/cut-slow-body.ts';
import { denyByDefault } from '#platform/http/safety/deny-by-default.ts';
import { knowTls } from '#platform/http/safety/over-tls.ts';
import { SECURITY_HEADERS } from '#platform/http/safety/security-headers.ts';
import { readStrictJson } from '#platform/http/serving/strict-json.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { during } from '#platform/occasion.ts';
import { tellLimits } from '#platform/throttle/used-limits.ts';
import { traceRequests } from '#platform/tracing/trace-requests.ts';
import type { Traces } from '#platform/tracing/traces.ts';
import { withoutSecret } from '#shared/api/pages.ts';
import { noSuchCall, notFound, severalHosts } from '#shared/api/problems.ts';
import { answerErrors, sendError } from './error-handler.ts';
import { requestNumber } from './request-number.ts';

/** The maximum body of ordinary calls; uploads take another way. */
const BODY_LIMIT = 64 * 1024;
/** The timeout for request headers, against slow clients. */
const HEADERS_WITHIN_MS = 6_000;
/** The server's request timeout allows for the longest upload; ordinary requests have their own (`cut-slow-body.ts`). */
const MAX_REQUEST_MS = 11 * 60_000;
/** Longer than common proxies keep connections open, so that we never close one while a request is sent. */
const KEEP_ALIVE_MS = 72_000;

/**
 * Idle timeout of a connection, also for clients that do not read their answer. Longer than any answer takes
 * (`answer-in-time.ts`).
 */
const NOTHING_MOVES_MS = 15_000;

export interface HttpSettings {
  readonly publicUrl: string | undefined;
  readonly trustProxy: number | string | false;
  readonly logLevel: string;
  /** Whether to refuse requests while the process is late; not on shared machines such as test runners. */
  readonly shedsLoad?: boolean;
  /** Where log lines go; by default to standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Where answers are counted. */
  readonly metrics?: Metrics;
  /** Whether pages of this origin may call the API with a bearer token; by default none may. */
  readonly isAllowedOrigin?: (origin: string) => Promise<boolean>;
  /** Where requests, jobs and statements are traced; without it nothing of it runs. */
  readonly traces?: Traces | undefined;
  /** Collects all logged errors. */
  readonly faults?: FaultLog;
}

/** Writes through `process.stdout`, because the logger's own stream ends the process when the disk is full. */
const OUTPUT = { write: (line: string) => void process.stdout.write(line) };

/** The HTTP server with all hooks and no routes. */
export async function createApp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // The framework overwrites the server's request timeout with this option; the other timeouts are set on the server.
    requestTimeout: MAX_REQUEST_MS,
    connectionTimeout: NOTHING_MOVES_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 1_000 },
    trustProxy: trusting(settings.trustProxy),
    forceCloseConnections: 'idle',
    // URLs that the router can't parse come here and pass no hook.
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
  answerClientErrors(app.server);
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
    if (!request.routeOptions.config.isSigned) cutSlowBody(request.raw);
    done();
  });
  serveOtherOrigins(app, { publicUrl: settings.publicUrl, isAllowed: settings.isAllowedOrigin ?? (async () => false) });
  // After body parsing, which loses the async context.
  app.addHook('preHandler', (request, _reply, done) => {
    request.usedLimits = new Map();
    during({ reqId: request.id, wait: request.wait ?? undefined, usedLimits: request.usedLimits }, done);
  });
  if (settings.traces) traceRequests(app, settings.traces);
  tellLimits(app);
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
  app.setNotFoundHandler((request, reply) =>
    sendError(request.url.startsWith('/api/') ? noSuchCall() : notFound(), request, reply),
  );
  return app;
}

/** A number means that many proxies, counted from us: an exact hop, so that a forged header is not trusted. */
function trusting(proxies: HttpSettings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** A logger hook that also collects errors. Lines below the log level don't get here. */
function notingIn(faults: FaultLog) {
  return function note<Line extends unknown[]>(this: Logger, line: Line, log: (...line: Line) => void, level: number) {
    faults.note(level, this.bindings(), line);
    log.apply(this, line);
  };
}

interface Logger {
  readonly bindings: () => Record<string, unknown>;
}

/** Node takes the first of several Host headers; a proxy may take another and cache our answer under it. */
function namesSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** A path with parameters may contain personal data or secrets, so the log has the route instead. */
function pathToLog({ url, routeOptions }: FastifyRequest): string {
  return routeOptions.url?.includes(':') ? routeOptions.url : pathOf(url);
}

/** Queries contain what people typed; logs need only the path, without what is secret in it. */
function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return withoutSecret(mark < 0 ? url : url.slice(0, mark));
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
