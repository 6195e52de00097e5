import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawnPictures } from './drawn-pictures.ts';
import { freePort } from './free-port.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OPENS_WITHIN_MS = 180_000;

/** The built shop as a stranger starts it: a process of its own, on an empty data folder, with the demo goods. */
export interface DemoShop {
  readonly url: string;
  readonly outbox: string;
  /** Ends the process and forgets its data. */
  readonly stop: () => Promise<void>;
}

/** @throws when it is not open within three minutes */
export async function startDemoShop(env: Readonly<Record<string, string>> = {}): Promise<DemoShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-shop-'));
  await symlink(drawnPictures(), join(dataDir, 'media'), 'junction');
  const port = await freePort();
  const server = spawn(process.execPath, ['src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the shop ended with ${server.exitCode} before it was open`);
    const isReady = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error('the shop did not open');
}
