import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Usage } from './measured-process.ts';

/** A server in its own process, so that its usage can be measured. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

export const ROOT = resolve(import.meta.dirname, '../..');
/** With a million products, on a machine that others use too. */
const STARTS_WITHIN_MS = 600_000;
const ENDS_WITHIN_MS = 30_000;

/**
 * Starts a program that ends with `serveMeasured`.
 * @param program from the project's folder, or that of another copy of it, @throws when it ends instead of listening
 */
export async function startServer(program: string, settings: object, root = ROOT): Promise<ServerProcess> {
  // As `npm start` starts it.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const child = fork(join(root, program), [JSON.stringify(settings)], {
    cwd: root,
    env,
    execArgv: execArgvFor(program),
  });
  const gone = once(child, 'exit');
  const told = once(child, 'message', { signal: AbortSignal.timeout(STARTS_WITHIN_MS) });
  const first = await Promise.race([told, gone.then(() => undefined)]);
  if (!first) throw new Error(`${program} ended before it listened`);
  const { port } = first[0] as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    usage: async () => {
      const answer = once(child, 'message');
      child.send('usage');
      return (await answer)[0] as Usage;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      const late = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
      await gone;
      clearTimeout(late);
    },
  };
}

/** `BENCH_PROFILE=shop-server.ts` writes a CPU profile of that program into .cache/profiles. */
function execArgvFor(program: string): string[] {
  const profiled = process.env.BENCH_PROFILE;
  return profiled && program.endsWith(`/${profiled}`) ? ['--cpu-prof', '--cpu-prof-dir=.cache/profiles'] : [];
}
