import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Throttle } from '#platform/throttle/throttle.ts';
import { tooManyRequests } from '#shared/problems.ts';
import { isInProcess } from './in-process.ts';
import { networkOf } from './network-of.ts';
import type { PublicCache } from './public-cache.ts';

interface Door {
  readonly cache: Pick<PublicCache, 'has'>;
  readonly throttle: Throttle;
}

/**
 * Counts the public answers that are made for one network (docs/security-cases.md E7). An answer that is kept, or being
 * made for somebody else, costs nothing and is never refused. @throws tooManyRequests
 */
export async function limitWork({ cache, throttle }: Door, request: FastifyRequest, key: string): Promise<void> {
  if (cache.has(key) || isInProcess(request)) return;
  await throttle.spend('work.network', networkOf(request.ip), tooManyRequests);
}

/** Counts the addresses without anything that one network asks for (E8). @throws tooManyRequests */
export async function limitScan(throttle: Throttle, request: FastifyRequest): Promise<void> {
  if (!isInProcess(request)) await throttle.spend('nowhere.network', networkOf(request.ip), tooManyRequests);
}

/** The same for every address that no route has. */
export function limitScans(app: FastifyInstance, throttle: Throttle): void {
  app.addHook('onRequest', async request => {
    if (request.is404) await limitScan(throttle, request);
  });
}
