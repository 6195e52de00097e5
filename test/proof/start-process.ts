import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Point } from './dying-database.ts';

const ENTRY = resolve(import.meta.dirname, 'shop-process.ts');

export interface ShopProcess {
  readonly url: string;
  /** How it ended: the signal that killed it, null when it ended by itself. */
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly kill: () => Promise<void>;
}

/** Starts a server process on a free port; one with a point dies there. */
export async function startProcess(databaseUrl: string, point?: Point): Promise<ShopProcess> {
  const child: ChildProcess = spawn(process.execPath, [ENTRY, databaseUrl, ...(point ? [point] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>(done => child.once('exit', (_code, signal) => done(signal)));
  const { stdout } = child;
  if (!stdout) throw new Error('the process has no output');
  const [said] = await Promise.race([once(stdout, 'data'), ended.then(() => ['it ended before it listened'])]);
  const url = String(said).trim();
  if (!url.startsWith('http')) throw new Error(url);
  return {
    url,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
