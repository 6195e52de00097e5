import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
const OPENS_WITHIN_MS = 180_000;
const MAIL_WITHIN_MS = 20_000;

/** The shop as a stranger starts it, on an empty data folder, with a known administrator. */
export interface RunningShop {
  readonly url: string;
  readonly administrator: { readonly email: string; readonly password: string };
  /** The newest mail to somebody whose text fits, waited for. */
  readonly mailTo: (address: string, fits: RegExp) => Promise<string>;
}

const ADMINISTRATOR = { email: 'anita@shop.example', password: 'a journey of one night' };

/** Journeys share one shop per worker; each makes the people it needs. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'journey-'));
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
          ADMIN_EMAIL: ADMINISTRATOR.email,
          ADMIN_PASSWORD: ADMINISTRATOR.password,
        },
      });
      const url = `http://127.0.0.1:${port}`;
      await untilReady(url, server);
      await use({
        url,
        administrator: ADMINISTRATOR,
        mailTo: (address, fits) => mailTo(join(dataDir, 'outbox'), address, fits),
      });
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS * 2 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the shop ended with ${server.exitCode} before it was open`);
    if (
      await fetch(`${url}/readyz`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return;
    await pause();
  }
  throw new Error('the shop did not open');
}

async function mailTo(outbox: string, address: string, fits: RegExp): Promise<string> {
  const until = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < until) {
    const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      if (mail.includes(`To: `) && mail.includes(address) && fits.test(mail)) return mail;
    }
    await pause();
  }
  throw new Error(`no mail to ${address} fits ${fits}`);
}

function pause(): Promise<void> {
  return new Promise(done => setTimeout(done, 100));
}

async function freePort(): Promise<number> {
  const trial = createServer().listen(0, '127.0.0.1');
  await once(trial, 'listening');
  const address = trial.address();
  trial.close();
  await once(trial, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
