import { flowLoad, measured, readLoad, visitAll } from '#bench/load/stretch.ts';
import { CASES } from '#bench/requests/cases.ts';
import type { ServerProcess } from '#bench/stand/server-process.ts';
import type { World } from '#bench/stand/world.ts';
import { warmUp } from '#bench/tail/measure-tail.ts';
import { TAIL_CASES, type TailCase } from '#bench/tail/tail-cases.ts';
import type { Cost } from './judge.ts';

/** What is measured on a server of each commit; a row of the table for each title. */
export interface Compared {
  readonly name: string;
  readonly isCached: boolean;
  /** What is made for the first time can be measured only once in a process. */
  readonly isOnce: boolean;
  readonly prepare: (server: ServerProcess, world: World, seconds: number) => Promise<void>;
  readonly stretch: (server: ServerProcess, world: World, seconds: number) => Promise<ReadonlyMap<string, Cost>>;
}

/** The rows of the bench that are named, without what has no other commit: the bare handler. */
export function comparedRows(only: readonly string[]): Compared[] {
  const cases = CASES.filter(({ name }) => only.includes(name));
  return [...cases.flatMap(caseRows), ...TAIL_CASES.filter(({ name }) => only.includes(name)).map(tailRow)];
}

function caseRows(each: (typeof CASES)[number]): Compared[] {
  if (each.kind === 'read')
    return (['uncached', 'cached'] as const).map(subject => {
      const load = (server: ServerProcess, world: World, seconds: number) =>
        measured(
          server,
          () => readLoad(each, world.crowd.goods, server, subject, seconds),
          async () => {},
        );
      return {
        ...{ name: each.name, isCached: subject === 'cached', isOnce: false },
        prepare: async (server, world, seconds) => {
          await visitAll(each, world.crowd.goods, server, subject);
          await load(server, world, seconds);
        },
        stretch: async (...asked) => new Map([[`${each.title}, ${subject}`, costOf(await load(...asked))]]),
      };
    });
  const load = async (server: ServerProcess, world: World, seconds: number) => {
    await world.reset();
    return measured(server, () => flowLoad(each, world.crowd, server, 'cached', seconds), world.jobsAreDone);
  };
  return [
    {
      ...{ name: each.name, isCached: true, isOnce: false },
      prepare: async (...asked) => void (await load(...asked)),
      stretch: async (...asked) => new Map([[each.title, costOf(await load(...asked))]]),
    },
  ];
}

function tailRow({ name, title, parts }: TailCase): Compared {
  return {
    ...{ name, isCached: true, isOnce: true },
    prepare: warmUp,
    stretch: async (server, world, seconds) => {
      const costs = new Map<string, Cost>();
      for (const part of parts) {
        const before = await server.usage();
        const loads = Object.values(await part.load(server.url, world, seconds));
        const cpuMicros = (await server.usage()).cpuMicros - before.cpuMicros;
        const done = loads.reduce((sum, load) => sum + load.done, 0);
        const took = Math.max(...loads.map(load => load.seconds));
        costs.set(`${title}, ${part.title}`, { cpuMicrosEach: cpuMicros / done, perSecond: done / took });
      }
      return costs;
    },
  };
}

function costOf({ done, seconds, cpuMicrosEach }: Awaited<ReturnType<typeof measured>>): Cost {
  return { cpuMicrosEach, perSecond: done / seconds };
}
