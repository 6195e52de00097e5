import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '#test/fixtures/free-port.ts';
import type { Point } from './dying-database.ts';

const ENTRY = resolve(import.meta.dirname, 'shop-process.ts');
/** What one of them has read and compiled the next need not, which is half of what a start costs. */
const COMPILED = resolve(import.meta.dirname, '../../.cache/compiled');
const KEPT = resolve(import.meta.dirname, 'kept-processes.ts');

export interface ShopProcess {
  readonly url: string;
  /** How it ended: the signal that killed it, null when it ended by itself. */
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly exitCode: () => number | null;
  /** Asks it to end in order. */
  readonly terminate: () => void;
  readonly kill: () => Promise<void>;
}

/** Starts a server process on a free port; one with a point dies there. */
export function startProcess(databaseUrl: string, point?: Point, ...args: readonly string[]): Promise<ShopProcess> {
  return started([ENTRY, databaseUrl, ...(point ? [point] : []), ...args]);
}

/** One that is told more by its environment. */
export function startProcessIn(env: Readonly<Record<string, string>>, databaseUrl: string): Promise<ShopProcess> {
  return started([ENTRY, databaseUrl], env);
}

/** Two of them that share a port, under one that keeps them; its kill is that of all. */
export async function startKeptProcesses(
  databaseUrl: string,
  { flags = [], args = [] }: { readonly flags?: readonly string[]; readonly args?: readonly string[] } = {},
): Promise<ShopProcess> {
  return started([...flags, KEPT, databaseUrl, `--port=${await freePort()}`, ...args]);
}

async function started(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  const ended = new Promise<NodeJS.Signals | null>(done => child.once('exit', (_code, signal) => done(signal)));
  const { stdout } = child;
  if (!stdout) throw new Error('the process has no output');
  const url = await Promise.race([addressIn(stdout), ended.then(() => undefined)]);
  if (!url) throw new Error('it ended before it listened');
  return {
    url,
    ended,
    exitCode: () => child.exitCode,
    terminate: () => void child.kill('SIGTERM'),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * The line that says where it listens; a slow machine may have it log something before. What it logs after that is not
 * kept, except why it ends.
 */
function addressIn(output: Readable): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  createInterface(output)
    .on('line', line => {
      if (line.startsWith('http')) resolve(line.trim());
      if (line.includes('"level":60')) console.error(line);
    })
    .once('close', () => resolve(undefined));
  return promise;
}
