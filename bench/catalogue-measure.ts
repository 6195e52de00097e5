import type { FastifyInstance } from 'fastify';
import type { CatalogueCase } from './catalogue-cases.ts';

/** Enough that the slowest in a hundred is more than one stray. */
const SAMPLES = 100;
const WARM_UP = 10;

export interface Timing {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Asks for the addresses in turn, one after the other, each time after `before`, which is not counted. */
export async function timed(
  app: FastifyInstance,
  { addresses }: CatalogueCase,
  before: () => Promise<void>,
): Promise<Timing> {
  const times: number[] = [];
  for (let at = -WARM_UP; at < SAMPLES; at += 1) {
    const url = addresses[Math.abs(at) % addresses.length] ?? '';
    await before();
    const begun = performance.now();
    const { statusCode, body } = await app.inject({ url });
    if (at >= 0) times.push(performance.now() - begun);
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}: ${body}`);
  }
  times.sort((one, other) => one - other);
  return {
    p50Ms: times[Math.floor(SAMPLES * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(SAMPLES * 0.99)] ?? Number.NaN,
  };
}
