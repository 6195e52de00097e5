import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Times, timesOf } from '#bench/load/times.ts';

/** Not often enough to be a load, and not in step with anything else. */
const EVERY_MS = 23;

interface Looked {
  readonly port: number;
  readonly path: string;
}

/** A visitor who loads one page of their own, at an even pace, however long the answers take. */
export interface OtherShopper {
  /** How long their page took while this was done. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; times: Times }>;
  readonly leave: () => Promise<void>;
}

export async function otherShopper(looked: Looked): Promise<OtherShopper> {
  const child = fork(import.meta.filename, [JSON.stringify(looked)]);
  await once(child, 'message');
  const taken = async () => {
    const told = once(child, 'message');
    child.send('took');
    return (await told)[0] as number[];
  };
  return {
    during: async work => {
      await taken();
      const result = await work();
      return { result, times: timesOf(await taken()) };
    },
    leave: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** In a process of its own, so that the load's own work is not in its times. */
if (import.meta.main) {
  const { port, path } = JSON.parse(process.argv[2] ?? '') as Looked;
  let took: number[] = [];
  const look = async () => {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    await answer.arrayBuffer();
    took.push(answer.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
  };
  process.on('message', () => {
    process.send?.(took);
    took = [];
  });
  process.on('disconnect', () => process.exit(0));
  await look();
  process.send?.('looks');
  for (;;) {
    void look().catch(() => took.push(Number.POSITIVE_INFINITY));
    await pause(EVERY_MS);
  }
}
