import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roundRobin } from '#test/fakes/round-robin.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let shop: TestShop;
let old: ShopProcess;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  old = await startProcess(String(shop.databaseUrl));
});
afterAll(async () => {
  await old.kill();
  await shop.end();
});

/** Starts the shop as it is deployed, and waits for it to end. */
async function deploy(env: Readonly<Record<string, string>>): Promise<{ exitCode: number; said: string; url: string }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: shop.databaseUrl, PORT: port, SEED: 'none', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, exitCode] = await Promise.all([
    text(child.stderr),
    new Promise<number>(ended => child.once('exit', code => ended(code ?? -1))),
  ]);
  return { exitCode, said, url: `http://127.0.0.1:${port}` };
}

it('a build that lacks settings ends before it listens, and traffic stays where it was (X34)', async () => {
  const deployed = await deploy({ PROCESSES: 'several', RAZORPAY_KEY_ID: 'rzp_live' });
  expect(deployed.exitCode).toBe(1);
  expect(deployed.said).toMatch(/PROCESSES must be auto or a number.*\n.*RAZORPAY_KEY_SECRET and .* must be set/);
  const proxy = await roundRobin([old.url]);
  await proxy.add(deployed.url);
  for (let asked = 0; asked < 20; asked += 1) expect((await fetch(`${proxy.url}/process`)).status).toBe(200);
  await proxy.close();
});

it('a build older than the database ends, one that runs is not ready any more, and traffic goes to the newer (X34)', async () => {
  expect((await fetch(`${old.url}/readyz`)).status).toBe(200);
  await sql`insert into migrations (name, hash) values ('9999_contract_of_a_newer_build', 'unknown')`.execute(
    shop.open.db,
  );
  const deployed = await deploy({ PROCESSES: '2' });
  expect(deployed.exitCode).toBe(1);
  expect(deployed.said).toContain('belongs to a newer build: 9999_contract_of_a_newer_build');
  expect(deployed.said.match(/belongs to/g)).toHaveLength(1);

  const unready = await fetch(`${old.url}/readyz`);
  expect([unready.status, await unready.json()]).toEqual([503, { status: 'older than the database' }]);
  const newer = await startProcess(String(shop.databaseUrl));
  const proxy = await roundRobin([old.url]);
  await proxy.add(newer.url);
  const own = async (url: string) => (await fetch(`${url}/process`)).json();
  for (let asked = 0; asked < 10; asked += 1) expect(await own(proxy.url)).toEqual(await own(newer.url));
  await proxy.close();
  await newer.kill();
});
