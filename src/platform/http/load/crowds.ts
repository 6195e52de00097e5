import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicCache } from '#platform/http/cache/public-cache.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { isInProcess } from '#platform/http/serving/in-process.ts';
import type { Throttle } from '#platform/throttle/throttle.ts';
import { tooManyRequests } from '#shared/api/problems.ts';
import type { Budgets } from './budgets.ts';
import type { Cost } from './costs.ts';

interface Limiters {
  readonly cache: Pick<PublicCache, 'has'>;
  readonly throttle: Throttle;
  readonly budgets: Budgets;
}

/**
 * Counts the public answers that are rendered for one network (docs/security-cases.md E7). A cached answer, or one already
 * being made, costs nothing and is never refused.
 * @throws tooManyRequests
 */
export async function limitWork(
  { cache, throttle, budgets }: Limiters,
  request: FastifyRequest,
  key: string,
  cost: Cost = 'heavy',
): Promise<void> {
  if (cache.has(key) || isInProcess(request)) return;
  // Wait first: a client that waits for its share sends no more requests meanwhile.
  await budgets.enter(request, cost, null);
  await throttle.spend('work.network', networkOf(request.ip), tooManyRequests);
}

/** Counts requests of one network for missing addresses (E8). @throws tooManyRequests */
export async function limitScan(
  { throttle, budgets }: Omit<Limiters, 'cache'>,
  request: FastifyRequest,
): Promise<void> {
  if (isInProcess(request)) return;
  await budgets.enter(request, 'ordinary', null);
  await throttle.spend('nowhere.network', networkOf(request.ip), tooManyRequests);
}

/** The same for all paths without a route. */
export function limitScans(app: FastifyInstance, limiters: Omit<Limiters, 'cache'>): void {
  app.addHook('onRequest', async request => {
    if (request.is404) await limitScan(limiters, request);
  });
}
