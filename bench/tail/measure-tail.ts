import { setTimeout as pause } from 'node:timers/promises';
import { BROWSER_HEADERS, loadReads } from '#bench/load/load.ts';
import type { Times } from '#bench/load/times.ts';
import type { ServerProcess } from '#bench/stand/server-process.ts';
import type { World } from '#bench/stand/world.ts';
import { privacy } from '#shared/paths/paths.ts';
import { otherShopper } from './other-shopper.ts';
import type { TailCase } from './tail-cases.ts';

/** One line of the table: the answers of one run to one kind of request. */
export interface TailRow extends Times {
  readonly case: string;
  readonly title: string;
  readonly part: string;
  readonly kind: string;
  readonly done: number;
  readonly perSecond: number;
  /** Of the whole run, shared by all its answers. */
  readonly cpuMicrosEach: number;
  /** An unrelated cached page: the 99th percentile without other load, and during this run. */
  readonly otherAloneMs: number;
  readonly otherBesideMs: number;
  /** A while after the stretch, and the most until then. */
  readonly restBytes: number;
  readonly peakBytes: number;
  readonly aim: number | null;
}

const ALONE_MS = 2_000;
const REST_MS = 3_000;
const WARM_UP_SECONDS = 2.5;

/** Measures the parts of one case on a fresh server. */
export async function measureTail(
  each: TailCase,
  server: ServerProcess,
  world: World,
  seconds: number,
  tell: (howFar: string) => void,
): Promise<TailRow[]> {
  tell('warming up');
  await warmUp(server);
  const other = await otherShopper({ port: server.port, path: privacy });
  try {
    const alone = await other.during(() => pause(ALONE_MS));
    const rows: TailRow[] = [];
    for (const part of each.parts) {
      tell(part.title);
      const before = await server.usage();
      const { result: loads, times } = await other.during(() => part.load(server.url, world, seconds));
      const after = await server.usage();
      await pause(REST_MS);
      const { residentBytes, peakBytes } = await server.usage();
      const all = Object.values(loads).reduce((sum, { done }) => sum + done, 0);
      for (const [kind, { done, seconds: took, p50Ms, p99Ms }] of Object.entries(loads))
        rows.push({
          ...{ case: each.name, title: each.title, part: part.title, kind },
          ...{ done, perSecond: done / took, p50Ms, p99Ms },
          cpuMicrosEach: (after.cpuMicros - before.cpuMicros) / all,
          ...{ otherAloneMs: alone.times.p99Ms, otherBesideMs: times.p99Ms },
          ...{ restBytes: residentBytes, peakBytes, aim: part.aims?.[kind] ?? null },
        });
    }
    return rows;
  } finally {
    await other.leave();
  }
}

/** Lists that no case asks for, so that the program is compiled and the pages of the case are not yet made. */
export async function warmUp({ port }: ServerProcess): Promise<void> {
  const paths = Array.from({ length: 1_000 }, (_, at) => `/shop/listing?minPrice=${at + 1}`);
  await loadReads(port, paths, BROWSER_HEADERS, WARM_UP_SECONDS);
}
