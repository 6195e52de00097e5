import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '#bench/load/times.ts';
import { ROOT } from '#bench/stand/server-process.ts';
import { freePort } from '#test/fixtures/free-port.ts';

/** The middle one of several starts of a server process as in production. */
export interface Start {
  /** From the start of the program until it says that it is ready. */
  readonly readyMs: number;
  /** Its memory then. */
  readonly bytes: number;
}

const STARTS = 3;
const WITHIN_MS = 300_000;

export interface StartSettings {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly searchUrl: string | undefined;
}

export async function measureStart(settings: StartSettings): Promise<Start> {
  const starts: Start[] = [];
  // Of the first one, which compiles everything, nothing is kept.
  for (let at = 0; at <= STARTS; at += 1) starts.push(await startOnce(settings));
  const middle = (of: (start: Start) => number) => median(starts.slice(1).map(of));
  return { readyMs: middle(({ readyMs }) => readyMs), bytes: middle(({ bytes }) => bytes) };
}

async function startOnce({ databaseUrl, dataDir, searchUrl }: StartSettings): Promise<Start> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NODE_COMPILE_CACHE: `${ROOT}/.cache/compiled`, MALLOC_ARENA_MAX: '2' },
      ...{
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        ...(searchUrl && { SEARCH_URL: searchUrl }),
      },
    },
  });
  const gone = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} instead of getting ready`);
      if (performance.now() - begun > WITHIN_MS) throw new Error('the server does not get ready');
      await pause(10);
    }
    const readyMs = performance.now() - begun;
    const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return { readyMs, bytes: Number(kilobytes) * 1024 };
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
