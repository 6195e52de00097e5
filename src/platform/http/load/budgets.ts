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
    /** What an answer costs; where that depends on the address, how to tell. */
    cost?: Cost | ((request: FastifyRequest) => Cost);
  }
}

/** Of costly work, in each process. */
const COSTLY_AT_ONCE = 2;
const MAX_COSTLY_WAITING = 60;
/** Who is refused is told so a little later, so that whoever does not listen does not ask a thousand times a second. */
const REFUSED_AFTER_MS = 1_000;
const MAX_REFUSED_WAITING = 1_000;

/** What everybody may take of this process, by the costs of routes (`costs.ts`). */
export class Budgets {
  readonly #paces: { readonly [Name in PaceName]?: Pace };
  readonly #costly = new FairQueue(COSTLY_AT_ONCE, MAX_COSTLY_WAITING);
  #refusing = 0;

  constructor(paces: Paces) {
    this.#paces = Object.fromEntries(Object.entries(paces).map(([name, share]) => [name, new Pace(share)]));
  }

  /** Waits until whoever asks has enough left of their shares. @throws tooManyRequests */
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
        // Through a proxy that we were not told of everybody comes from this machine.
        if (!isOwnMachine(network)) await take('accounts.network', network, actor.id);
      } else await take('guests.network', network, request.headers.cookie ?? '');
    } catch (error) {
      await this.#hold();
      throw error;
    }
  }

  /** Does the work of a route, in its turn where few may be worked on at once. @throws busy */
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

/** Holds every route of a server to its cost, whoever added it. */
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

/** What the route of a request costs. */
function costOf(request: FastifyRequest): Cost {
  const { cost, rights } = request.routeOptions.config;
  if (typeof cost === 'function') return cost(request);
  return cost ?? defaultCost(rights);
}

/** What is said of a route that says nothing: what is no call and open to all lies ready. */
export function defaultCost(rights: string | undefined): Cost {
  return rights?.startsWith('open: ') || rights === 'everybody' ? 'kept' : 'ordinary';
}
