import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '#bench/stand/server-process.ts';
import { type Judged, judge, judgeTwice, type Pair } from './judge.ts';
import type { Compared } from './rows.ts';
import type { Side } from './side.ts';

export interface Sides {
  readonly other: Side;
  readonly own: Side;
}

/** How much is measured: servers are started so often, and asked so often each. */
export interface Extent {
  readonly sittings: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

/** Measures both in turns, and once more when a row looks worse or the pairs do not agree. @returns what was found, by title */
export async function compare(
  row: Compared,
  sides: Sides,
  extent: Extent,
  tell: (howFar: string) => void,
): Promise<Map<string, Judged>> {
  const measure = async (measured: number) => {
    const pairs = new Map<string, Pair[]>();
    for (let sitting = measured + 1; sitting <= measured + extent.sittings; sitting += 1) {
      tell(`sitting ${sitting}`);
      await sit(row, sides, extent, sitting, pairs);
    }
    return pairs;
  };
  const first = await measure(0);
  const found = new Map([...first].map(([title, pairs]) => [title, judge(pairs)]));
  if (![...found.values()].some(({ finding }) => finding === 'worse' || finding === 'unclear')) return found;
  const second = await measure(extent.sittings);
  return new Map([...first].map(([title, pairs]) => [title, judgeTwice(pairs, second.get(title) ?? [])]));
}

/**
 * Starts a server of each, because processes of the same program differ too: in what was compiled when, and in how their
 * memory lies. Who goes first changes from pair to pair.
 */
async function sit(
  row: Compared,
  { other, own }: Sides,
  { rounds, seconds, warmUpSeconds }: Extent,
  sitting: number,
  pairs: Map<string, Pair[]>,
): Promise<void> {
  const started: ServerProcess[] = [];
  const start = async ({ start, world }: Side) => {
    const server = await start(row.isCached);
    started.push(server);
    await row.prepare(server, world, warmUpSeconds);
    return () => row.stretch(server, world, seconds);
  };
  try {
    const others = await start(other);
    const owns = await start(own);
    for (const server of started) await untilQuiet(server);
    for (let round = 0; round < (row.isOnce ? 1 : rounds); round += 1) {
      const isFirst = (sitting + round) % 2 === 0;
      const early = isFirst ? await owns() : undefined;
      const before = await others();
      for (const [title, cost] of early ?? (await owns())) {
        const theirs = before.get(title);
        if (!theirs) throw new Error(`${title} was measured of one commit only`);
        pairs.set(title, [...(pairs.get(title) ?? []), { other: theirs, own: cost }]);
      }
    }
  } finally {
    await Promise.all(started.map(server => server.stop()));
  }
}

const LOOK_EVERY_MS = 250;
const QUIET_SHARE = 0.1;
const QUIET_WITHIN_MS = 60_000;

/** Waits for what a server still does when it has answered, such as compressing what it keeps, or it counts as the next. */
async function untilQuiet(server: ServerProcess): Promise<void> {
  const until = performance.now() + QUIET_WITHIN_MS;
  for (let share = 1; share > QUIET_SHARE && performance.now() < until; ) {
    const [before, begun] = [(await server.usage()).cpuMicros, performance.now()];
    await pause(LOOK_EVERY_MS);
    share = ((await server.usage()).cpuMicros - before) / 1000 / (performance.now() - begun);
  }
}
