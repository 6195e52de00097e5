import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { PublicCache } from '#platform/http/cache/public-cache.ts';
import type { Budgets } from '#platform/http/load/budgets.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import { limitWork } from '#platform/http/load/crowds.ts';
import { type Entrance, keepPrivate } from '#platform/http/load/entrance.ts';
import type { ReadElsewhere } from '#platform/read-elsewhere.ts';
import type { Throttle } from '#platform/throttle/throttle.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { Endpoint, EndpointShape } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { Guard } from './guard.ts';
import { isInProcess } from './in-process.ts';
import { readInput } from './read-input.ts';
import { replay } from './replay.ts';
import { answerSchema } from './wire-schema.ts';

/** One call with who may make it. The guard is asked of this row at each request, so the row is the truth. */
export interface ApiRoute {
  readonly endpoint: EndpointShape;
  readonly guard: Guard;
  /** What an answer costs; of a public call, what making it costs; of a message, what follows from it. */
  readonly cost: Cost;
}

/** What routes are served with; made once, by hand, when the server is put together. */
export interface Api {
  readonly app: FastifyInstance;
  readonly cache: PublicCache;
  readonly throttle: Throttle;
  /** Whom the shop shows itself to. */
  readonly entrance: Entrance;
  readonly budgets: Budgets;
  /** What calls cost that are not ordinary. */
  readonly costs: ReadonlyMap<EndpointShape, Cost>;
  /** Every route with its guard: what the OpenAPI document and the rights tests are made of. */
  readonly routes: ApiRoute[];
  readonly authenticate: (request: FastifyRequest) => Promise<Actor | null>;
  /** Whether a browser that nobody is signed in with was told of a session: it has ended since. */
  readonly hadSession: (request: FastifyRequest) => boolean;
  readonly contextOf: (request: FastifyRequest, actor: Actor | null, tags: Set<string>) => Ctx;
  /** Reading what decides nothing, on a replica where there is one. */
  readonly readElsewhere: ReadElsewhere;
  /** The calls that may be answered so. */
  readonly replicaReads: ReadonlySet<EndpointShape>;
}

/** The request and reply beside the input, for the few calls that set cookies or read a header. */
export interface ServedCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** In-process callers read here what a public answer depends on; it never leaves the server. */
export const TAGS_HEADER = 'x-depends-on';

/** Does what a call is for, on a replica where that is allowed. */
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
 * Serves one endpoint. The guard comes before the input is read; a `userId` in the input must be the session's own,
 * for real and invented ids alike (docs/security-cases.md B2); the answer carries only what the contract names, and `success`.
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
    schema: { response: { 200: answerSchema(endpoint.output) } },
    handler: answer,
  });
}

type Handler = (ctx: Ctx, input: unknown, call: ServedCall) => Promise<object>;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function personally(api: Api, route: ApiRoute, handler: Handler): Answer {
  return async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const actor = await api.authenticate(request);
    const refusal = route.guard.refusal(actor);
    if (refusal) throw refusal;
    if (route.guard.isForGuests && (await visitOf(api, request)) === 'nobody') throw api.entrance.refusal();
    const input = readInput(route.endpoint, request);
    if ('userId' in input && input.userId !== undefined && input.userId !== actor?.id) throw notAllowed();
    const ctx = api.contextOf(request, actor, new Set());
    const answer = await api.budgets.work(request, route.cost, actor, () =>
      perform(api, route.endpoint, ctx, reading => handler(reading, input, { request, reply })),
    );
    return { success: true, ...answer };
  };
}

function publicly(api: Api, { endpoint, cost }: ApiRoute, handler: Handler): Answer {
  return async (request, reply) => {
    const visit = await visitOf(api, request);
    if (visit === 'nobody') throw api.entrance.refusal();
    const make = async () => {
      const tags = new Set<string>();
      const ctx = api.contextOf(request, null, tags);
      const input = readInput(endpoint, request);
      const answer = await perform(api, endpoint, ctx, reading => handler(reading, input, { request, reply }));
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: Buffer.from(String(reply.serialize({ success: true, ...answer }))),
        tags: [...tags],
      };
    };
    const fresh = async () => {
      await limitWork(api, request, request.url, cost);
      return api.cache.through(request.url, make);
    };
    const { answer: kept, staleForSeconds } = isInProcess(request)
      ? { answer: await fresh() }
      : await api.cache.freshOrStale(request.url, fresh);
    if (request.headers[TAGS_HEADER] !== undefined && isInProcess(request))
      reply.header(TAGS_HEADER, kept.tags.join(' '));
    return visit === 'preview'
      ? keepPrivate(reply).type('application/json; charset=utf-8').send(kept.body)
      : replay(request, reply, kept, staleForSeconds);
  };
}

/** What a page asks for while it is made was admitted with the page. */
async function visitOf(api: Api, request: FastifyRequest) {
  if (request.headers[TAGS_HEADER] !== undefined && isInProcess(request)) return 'everybody';
  return api.entrance.admit(request, request.routeOptions.url ?? '');
}
