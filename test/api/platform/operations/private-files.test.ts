import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginUpload, finishUpload } from '#products/media/uploads.contract.ts';
import { caller } from '#shared/api/call.ts';
import { shopperFields } from '#test/builders/registering.ts';
import { pictureFile } from '#test/builders/uploading.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { runCommand } from '#test/fixtures/run-command.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** As most machines have it: what a program writes may be read by everybody. */
const USUAL_UMASK = '022';
const OTHERS = 0o077;
const ADMINISTRATOR = { email: 'keeper@shop.example', password: 'rain on a tin roof' };

let folder: string;
let server: ChildProcess | undefined;
let dataDir: string;
beforeAll(async () => {
  await builtScreens();
  folder = await mkdtemp(join(tmpdir(), 'private-'));
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  if (server?.kill('SIGKILL')) await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
});

/** Every file and folder from one on whose mode lets others on the machine in. */
async function openToOthers(top: string, recursive = true): Promise<string[]> {
  const entries = await readdir(top, { recursive, withFileTypes: true });
  const paths = [top, ...entries.map(entry => join(entry.parentPath, entry.name))];
  const modes = await Promise.all(paths.map(async path => [path, (await stat(path)).mode] as const));
  return modes.filter(([, mode]) => (mode & OTHERS) !== 0).map(([path]) => path.slice(top.length));
}

async function uploadPicture(url: string, token: string): Promise<void> {
  const authorization = { authorization: `Bearer ${token}` };
  const call = caller((path, init) =>
    fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...authorization } }),
  );
  const picture = await pictureFile();
  const { data } = await call(beginUpload, { purpose: 'picture', name: 'front.jpg', size: picture.length });
  const { url: place, headers } = data.first;
  await fetch(new URL(place, url), { method: 'PUT', headers, body: new Uint8Array(picture) });
  await call(finishUpload, { upload: data.upload });
}

it('mails, uploads, database and backups are for the owner of the shop alone, whatever the machine’s habit (G9)', {
  timeout: 600_000,
}, async () => {
  // Left by an older version, with a mail in it.
  await mkdir(join(dataDir, 'outbox'), { recursive: true });
  await writeFile(join(dataDir, 'outbox', 'old.eml'), 'code 123456');
  await chmod(join(dataDir, 'outbox'), 0o755);
  const port = await freePort();
  const temporary = join(dataDir, 'tmp');
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, SEED: 'none' },
    ...{ LOG_LEVEL: 'silent', TMPDIR: temporary, NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') },
    ...{ ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
  };
  const start = `umask ${USUAL_UMASK}; exec "$0" src/server.ts`;
  server = spawn('sh', ['-c', start, process.execPath], { cwd: ROOT, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 300_000 }).toBe(true);
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    });
  expect((await post('/api/auth/register', shopperFields())).status).toBe(200);
  const signedIn = await post('/api/auth/login', ADMINISTRATOR);
  await uploadPicture(url, /session=([^;]+)/.exec(signedIn.headers.getSetCookie().join())?.[1] ?? '');
  await expect
    .poll(async () => (await readdir(join(dataDir, 'outbox'))).length, { timeout: 300_000 })
    .toBeGreaterThan(1);
  const backups = join(folder, 'backups');
  const made = await runCommand('backup', [], { DATA_DIR: dataDir, BACKUP_DIR: backups });
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(made).toMatchObject({ code: 0 });
  expect(await readdir(backups)).toHaveLength(1);
  expect((await stat(temporary)).isDirectory()).toBe(true);
  expect(await openToOthers(backups)).toEqual([]);
  // The data folder itself is the operator's. The embedded engine gives its files a mode of its own, inside a closed folder.
  expect((await openToOthers(dataDir, false)).filter(path => path !== '')).toEqual([]);
  const storage = join(dataDir, 'storage');
  const stored = await readdir(storage, { recursive: true });
  expect(stored.filter(name => /\.\w+$/.test(name))).not.toEqual([]);
  expect(await openToOthers(storage)).toEqual([]);
  expect(await openToOthers(join(dataDir, 'outbox'))).toEqual(['/old.eml']);
});
