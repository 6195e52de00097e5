import type { FastifyInstance } from 'fastify';
import type { CatalogueCase } from './catalogue-cases.ts';

const WARM_UP = 10;

export interface Timing {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Asks for the addresses in turn, one after the other, each time after `before`, which is not counted. */
export async function timed(
  app: FastifyInstance,
  { addresses }: CatalogueCase,
  samples: number,
  before: () => Promise<void>,
): Promise<Timing> {
  const times: number[] = [];
  for (let at = -WARM_UP; at < samples; at += 1) {
    const url = addresses[Math.abs(at) % addresses.length] ?? '';
    await before();
    const begun = performance.now();
    const { statusCode, body } = await app.inject({ url });
    if (at >= 0) times.push(performance.now() - begun);
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}: ${body}`);
  }
  times.sort((one, other) => one - other);
  return {
    p50Ms: times[Math.floor(samples * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(samples * 0.99)] ?? Number.NaN,
  };
}
