import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { isInProcess } from '#platform/http/serving/in-process.ts';
import { FairQueue } from '#platform/throttle/fair-queue.ts';
import { Pace } from '#platform/throttle/pace.ts';
import type { PaceName, Paces } from '#platform/throttle/paces.ts';
import type { Actor } from '#shared/api/actor.ts';
import { COSTS, type Cost } from './costs.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost of a route, or a function of the request. */
    cost?: Cost | ((request: FastifyRequest) => Cost);
  }
}

/** Concurrency of costly work, in each process. */
const COSTLY_AT_ONCE = 2;
const MAX_COSTLY_WAITING = 60;
/** Refusals are delayed, so that clients that ignore them can't send a thousand requests a second. */
const REFUSED_AFTER_MS = 1_000;
const MAX_REFUSED_WAITING = 1_000;

/** Each client's share of this process's time, by the costs of routes (`costs.ts`). */
export class Budgets {
  readonly #paces: { readonly [Name in PaceName]?: Pace };
  readonly #costly = new FairQueue(COSTLY_AT_ONCE, MAX_COSTLY_WAITING);
  #refusing = 0;

  constructor(paces: Paces) {
    this.#paces = Object.fromEntries(Object.entries(paces).map(([name, share]) => [name, new Pace(share)]));
  }

  /** Waits until the client has enough left of its share. @throws tooManyRequests */
  async enter(request: FastifyRequest, cost: Cost, actor: Actor | null): Promise<void> {
    if (isInProcess(request)) return;
    const { ms } = COSTS[cost];
    const network = networkOf(request.ip);
    const isGone = () => request.raw.socket.destroyed;
    const take = async (name: PaceName, who: string, among: string) => {
      await this.#paces[name]?.enter(who, ms, among, isGone);
    };
    try {
      if (cost === 'kept') await take('kept.network', network, '');
      else if (actor) {
        await take('account', actor.id, '');
        // Behind a proxy that is not configured, every request comes from this machine.
        if (!isOwnMachine(network)) await take('accounts.network', network, actor.id);
      } else await take('guests.network', network, request.headers.cookie ?? '');
    } catch (error) {
      await this.#hold();
      throw error;
    }
  }

  /** Runs the work of a route, queued if its cost class is. @throws busy */
  work<Result>(request: FastifyRequest, cost: Cost, actor: Actor | null, work: () => Promise<Result>): Promise<Result> {
    if (!('isQueued' in COSTS[cost]) || isInProcess(request)) return work();
    return this.#costly.run({ who: actor?.id ?? networkOf(request.ip) }, work);
  }

  async #hold(): Promise<void> {
    if (this.#refusing >= MAX_REFUSED_WAITING) return;
    this.#refusing += 1;
    await pause(REFUSED_AFTER_MS);
    this.#refusing -= 1;
  }
}

function isOwnMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64';
}

/** Applies the cost of each route to all routes of a server. */
export function keepBudgets(
  app: FastifyInstance,
  budgets: Budgets,
  authenticate: (request: FastifyRequest) => Promise<Actor | null>,
): void {
  app.addHook('preHandler', async request => {
    if (request.is404 || isInProcess(request)) return;
    const cost = costOf(request);
    const isPersonal = cost !== 'kept' && !request.routeOptions.config.isSigned;
    await budgets.enter(request, cost, isPersonal ? await authenticate(request) : null);
  });
}

/** The cost of a request's route. */
function costOf(request: FastifyRequest): Cost {
  const { cost, rights } = request.routeOptions.config;
  if (typeof cost === 'function') return cost(request);
  return cost ?? defaultCost(rights);
}

/** The cost of a route that declares none: public routes that are not calls are static. */
export function defaultCost(rights: string | undefined): Cost {
  return rights?.startsWith('open: ') || rights === 'everybody' ? 'kept' : 'ordinary';
}
