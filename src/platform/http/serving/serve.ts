import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { PublicCache } from '#platform/http/cache/public-cache.ts';
import type { Budgets } from '#platform/http/load/budgets.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import { limitWork } from '#platform/http/load/crowds.ts';
import { type Entrance, keepPrivate } from '#platform/http/load/entrance.ts';
import { readableAnywhere } from '#platform/http/safety/cross-origin.ts';
import { keyRefusal } from '#platform/http/safety/key-refusal.ts';
import type { ReadElsewhere } from '#platform/read-elsewhere.ts';
import type { Throttle } from '#platform/throttle/throttle.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { Endpoint, EndpointShape } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { answerWriter } from './answer-writer.ts';
import type { Guard } from './guard.ts';
import type { InsideCalls } from './inside-calls.ts';
import { readInput } from './read-input.ts';
import { refuseUnspoken } from './refuse-unspoken.ts';
import { replay } from './replay.ts';

/** A call with its guard. Requests are checked against this row, so it is always accurate. */
export interface ApiRoute {
  readonly endpoint: EndpointShape;
  readonly guard: Guard;
  /** The cost of an answer; for public calls that of making it, for webhooks that of what follows. */
  readonly cost: Cost;
}

/** What routes are served with; created once when the server is composed. */
export interface Api {
  readonly app: FastifyInstance;
  readonly cache: PublicCache;
  readonly throttle: Throttle;
  /** Who may see the shop. */
  readonly entrance: Entrance;
  readonly budgets: Budgets;
  /** The public calls, for pages. */
  readonly inside: InsideCalls;
  /** Costs of calls that are not ordinary. */
  readonly costs: ReadonlyMap<EndpointShape, Cost>;
  /** Every route with its guard: the source of the OpenAPI document and the rights tests. */
  readonly routes: ApiRoute[];
  /** The user of a session; null for a guest. */
  readonly authenticate: (request: FastifyRequest) => Promise<Actor | null>;
  /** The user of a session or of an API key. */
  readonly identify: (request: FastifyRequest) => Promise<Actor | null>;
  /** Whether a request without a valid session has a session cookie: the session has expired. */
  readonly hadSession: (request: FastifyRequest) => boolean;
  readonly contextOf: (request: FastifyRequest, actor: Actor | null, tags: Set<string>) => Ctx;
  /** Reads from a replica if there is one. */
  readonly readElsewhere: ReadElsewhere;
  /** The calls that may read from a replica. */
  readonly replicaReads: ReadonlySet<EndpointShape>;
}

/** Request and reply, for the few calls that set cookies or read headers. */
export interface ServedCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Runs a handler, on a replica if allowed. */
export function perform<Result>(
  api: Api,
  endpoint: EndpointShape,
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  return api.replicaReads.has(endpoint) ? api.readElsewhere(ctx, work) : work(ctx);
}

type CtxFor<Who> = Who extends Actor ? ActorCtx : Ctx;

/**
 * Serves one endpoint. The guard runs before the input is read. A `userId` in the input must be the session's own; other
 * ids get the same answer whether they exist or not (docs/security-cases.md B2); in a path it may be `me`. The answer
 * contains only what the contract names, and `success`.
 */
export function serve<In, Out, Wire, Who extends Actor | null>(
  api: Api,
  endpoint: Endpoint<In, Out, Wire>,
  guard: Guard<Who>,
  handler: (ctx: CtxFor<Who>, input: In, call: ServedCall) => Promise<Omit<NoInfer<Wire>, 'success'>>,
): void {
  const cost = api.costs.get(endpoint) ?? 'ordinary';
  const route: ApiRoute = { endpoint, guard, cost };
  api.routes.push(route);
  const answer = guard.isPublic ? publicly(api, route, handler as Handler) : personally(api, route, handler as Handler);
  api.app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { rights: guard.name, cost: guard.isPublic ? 'kept' : cost },
    handler: answer,
  });
}

/**
 * The user who makes a call. In calls for guests too, a key counts for nothing.
 * @throws what its guard or the scopes of its key refuse
 */
export async function admitted(
  api: Api,
  { endpoint, guard }: ApiRoute,
  request: FastifyRequest,
): Promise<Actor | null> {
  const actor = await (guard.isForGuests ? api.authenticate(request) : api.identify(request));
  const refusal = guard.refusal(actor) ?? keyRefusal(endpoint, actor);
  if (refusal) throw refusal;
  return actor;
}

/** What a client sent, not read yet. */
type Sent = Parameters<typeof readInput>[1];

/** In place of the own id in a path. */
export const OWN = 'me';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes the answers of a route. */
function writerFor({ endpoint }: ApiRoute) {
  const write = answerWriter(endpoint.output);
  return (reply: FastifyReply, answer: object) => write(answer, schema => reply.compileSerializationSchema(schema));
}

type Handler = (ctx: Ctx, input: unknown, call: ServedCall) => Promise<object>;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function personally(api: Api, route: ApiRoute, handler: Handler): Answer {
  const write = writerFor(route);
  return async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const actor = await admitted(api, route, request);
    if (route.guard.isForGuests && (await visitOf(api, request)) === 'nobody') throw api.entrance.refusal();
    const ctx = api.contextOf(request, actor, new Set());
    // Invalid values are told as they are found.
    const input = speaking(ctx.language, () => readInput(route.endpoint, sentBy(actor, request)));
    if ('userId' in input && input.userId !== undefined && input.userId !== actor?.id) throw notAllowed();
    const answer = await api.budgets.work(request, route.cost, actor, () =>
      perform(api, route.endpoint, ctx, reading => handler(reading, input, { request, reply })),
    );
    reply.type(JSON_TYPE);
    return write(reply, { success: true, ...answer });
  };
}

/** What was sent, with the user's own id for `me` in the path: programs with a key don't know it. */
function sentBy(actor: Actor | null, { params, query, body }: FastifyRequest): Sent {
  const isOwn = actor !== null && (params as { readonly userId?: unknown }).userId === OWN;
  return { params: isOwn ? { ...(params as object), userId: actor.id } : params, query, body };
}

function publicly(api: Api, route: ApiRoute, handler: Handler): Answer {
  const { endpoint, cost } = route;
  const write = writerFor(route);
  const answerTo = async (call: ServedCall, sent: Sent, tags: Set<string>) => {
    // The same answer is kept for all languages.
    const ctx = { ...api.contextOf(call.request, null, tags), language: SOURCE_LANGUAGE };
    const input = readInput(endpoint, sent);
    refuseUnspoken(input);
    const answer = await perform(api, endpoint, ctx, reading => handler(reading, input, call));
    return { success: true, ...answer };
  };
  api.inside.addPublic(endpoint, (call, { params, query }, tags) =>
    answerTo(call, { params, query, body: undefined }, tags),
  );
  return async (request, reply) => {
    readableAnywhere(reply);
    const visit = await visitOf(api, request);
    if (visit === 'nobody') throw api.entrance.refusal();
    const make = async () => {
      const tags = new Set<string>();
      const answer = await answerTo({ request, reply }, request, tags);
      return {
        status: 200,
        headers: { 'content-type': JSON_TYPE },
        body: Buffer.from(write(reply, answer)),
        tags: [...tags],
      };
    };
    const fresh = async () => {
      await limitWork(api, request, request.url, cost);
      return api.cache.through(request.url, make);
    };
    const { answer: kept, staleForSeconds } = await api.cache.freshOrStale(request.url, fresh);
    return visit === 'preview'
      ? keepPrivate(reply)
          .type(JSON_TYPE)
          .send(await kept.encoded('identity'))
      : replay(request, reply, kept, staleForSeconds);
  };
}

async function visitOf(api: Api, request: FastifyRequest) {
  return api.entrance.admit(request, request.routeOptions.url ?? '');
}
