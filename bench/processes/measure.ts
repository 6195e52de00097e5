import { readLoad, type Stretch, visitAll } from '#bench/load/stretch.ts';
import { median } from '#bench/load/times.ts';
import type { ReadCase } from '#bench/requests/cases.ts';
import { type Figures, middleOf, ROUNDS } from '#bench/requests/measure.ts';
import { type ServerProcess, startServer } from '#bench/stand/server-process.ts';
import type { Stand } from '#bench/stand/stand.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { type Cores, pin } from './cores.ts';

const WARM_UP_SECONDS = 4;

export interface ProcessesRow {
  readonly title: string;
  readonly one: Figures;
  readonly two: Figures;
  /** What this process, which asks, and the servers used of all processors while two served. */
  readonly askingShare: number;
  readonly servingShare: number;
}

/** One case by one process and by two, in turns, so that each meets the same neighbours. */
export async function measureProcesses(
  each: ReadCase,
  { databaseUrl, dataDir, world: { crowd } }: Stand,
  seconds: number,
  cores: Cores | undefined,
  tell: (howFar: string) => void,
): Promise<ProcessesRow> {
  const settings = { databaseUrl, dataDir, isCached: false };
  const alone = [await startServer('bench/stand/shop-server.ts', settings)];
  const sharedPort = await freePort();
  const pair = [
    await startServer('bench/stand/shop-server.ts', { ...settings, sharedPort }),
    await startServer('bench/stand/shop-server.ts', { ...settings, sharedPort }),
  ];
  if (cores) for (const { pid } of [...alone, ...pair]) pin(pid, cores.servers);
  const stretches = new Map<readonly ServerProcess[], (Stretch & { asking: number; serving: number })[]>([
    [alone, []],
    [pair, []],
  ]);
  for (const servers of stretches.keys()) await visitAll(each, crowd.goods, servers[0] as ServerProcess, 'uncached');
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [servers, found] of stretches) {
      tell(round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}, ${servers.length} at work`);
      const before = await usedBy(servers);
      const load = await readLoad(
        each,
        crowd.goods,
        servers[0] as ServerProcess,
        'uncached',
        round === 0 ? WARM_UP_SECONDS : seconds,
      );
      const after = await usedBy(servers);
      const serving = after.serving - before.serving;
      const shareOf = (micros: number) => micros / 1e6 / load.seconds;
      const shares = { asking: shareOf(after.asking - before.asking), serving: shareOf(serving) };
      if (round > 0) found.push({ ...load, ...shares, cpuMicrosEach: serving / load.done });
    }
  }
  await Promise.all([...alone, ...pair].map(server => server.stop()));
  const [one = [], two = []] = stretches.values();
  return {
    title: each.title,
    one: middleOf(one),
    two: middleOf(two),
    askingShare: median(two.map(({ asking }) => asking)),
    servingShare: median(two.map(({ serving }) => serving)),
  };
}

async function usedBy(servers: readonly ServerProcess[]): Promise<{ asking: number; serving: number }> {
  const usages = await Promise.all(servers.map(server => server.usage()));
  const { user, system } = process.cpuUsage();
  return { asking: user + system, serving: usages.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0) };
}
