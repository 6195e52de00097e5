import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import { run, say, step } from '#src/printout.ts';
import type { Flood } from './flood-client.ts';
import { machineFacts } from './machine.ts';
import { startServer } from './server-process.ts';
import type { Shopper } from './shoppers.ts';
import { openStand, type Stand } from './stand.ts';

const SECONDS = 4;
const PRODUCTS = 1_000;
/** Others ask so often, so that the quiet shop is quiet. */
const EVERY_MS = 20;
const PASSWORD = 'phir milenge chalte chalte';
const FLOODER = { 'x-forwarded-for': '203.0.113.66' };
const JSON_BODY = { 'content-type': 'application/json' };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

interface Figures {
  readonly homeMs: number;
  readonly cartMs: number;
}

/** What others notice while one client floods a route with sixty connections: p99 of home and cart. */
await run(async () => {
  const stand = await openStand(PRODUCTS);
  const server = await startServer('shop-server.ts', {
    ...stand,
    open: undefined,
    crowd: undefined,
    isCached: true,
    isHeld: true,
  });
  try {
    const [flooder, other] = stand.crowd.shoppers;
    if (!flooder || !other) throw new Error('there is nobody to shop');
    await setPassword(stand, flooder);
    await measure(server.port, other, 3);
    const rows = [];
    for (const [name, flood] of floodsOf(flooder)) {
      const quiet = await step(`Quiet, before ${name}`, () => measure(server.port, other, SECONDS));
      const client = fork(join(import.meta.dirname, 'flood-client.ts'), [
        JSON.stringify({ ...flood, port: server.port } satisfies Flood),
      ]);
      await once(client, 'message');
      await pause(1_000);
      const flooded = await step(`Flood of ${name}`, () => measure(server.port, other, SECONDS));
      const told = once(client, 'message');
      client.send('counts');
      const counts = (await told)[0] as Record<string, number>;
      client.disconnect();
      await once(client, 'exit');
      const row = rowOf(name, quiet, flooded, counts);
      say(row);
      rows.push(row);
      await pause(3_500);
    }
    const page = pageOf(rows, machineFacts());
    const folder = resolve(import.meta.dirname, '../.cache/results');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'flood.md'), page);
    say(`\n${page}\nWritten to .cache/results/flood.md.`);
  } finally {
    await server.stop();
    await stand.close();
  }
});

function floodsOf({ id, token }: Shopper): [string, Omit<Flood, 'port'>][] {
  const signedIn = { ...FLOODER, authorization: `Bearer ${token}` };
  const get = (path: string, headers: Record<string, string> = FLOODER) => ({ method: 'GET', path, headers }) as const;
  const login = { email: `${id}@bench.example`, password: PASSWORD };
  return [
    ['the home page', get('/')],
    ['lists that nobody has asked for', get('/shop/listing?minPrice=#')],
    ['searches', get('/api/shop/search/samsnug%20phnoe%20#')],
    ['a ticket', get('/ticket?number=BB-7K3Q-9XWM-4TPD')],
    ['the API document', get('/api/openapi.json')],
    ['addresses without anything', get('/wp-admin/#')],
    ['check-auth', get('/api/auth/check-auth', signedIn)],
    ['forged sessions', get('/api/auth/check-auth', { ...FLOODER, authorization: `Bearer ${'A'.repeat(43)}` })],
    ['the account page', get('/shop/account', { ...FLOODER, cookie: `session=${token}` })],
    ['the download of one’s data', get('/api/account/export', signedIn)],
    [
      'logins with the right password',
      { method: 'POST', path: '/api/auth/login', headers: { ...FLOODER, ...JSON_BODY }, body: JSON.stringify(login) },
    ],
  ];
}

async function setPassword({ open }: Stand, { id }: Shopper): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await open.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** Somebody else in another network looks at the home page and at their cart, at an even pace. */
async function measure(port: number, { id, token }: Shopper, seconds: number): Promise<Figures> {
  const home: Promise<number>[] = [];
  const cart: Promise<number>[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(EVERY_MS)) {
    home.push(timed(port, '/', {}));
    cart.push(timed(port, `/api/shop/cart/get/${id}`, { authorization: `Bearer ${token}` }));
  }
  return { homeMs: p99(await Promise.all(home)), cartMs: p99(await Promise.all(cart)) };
}

async function timed(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const asked = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-for': '198.51.100.7', ...headers },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) say(`${path} answers ${answer.status}`);
  return performance.now() - asked;
}

function p99(times: number[]): number {
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function rowOf(name: string, quiet: Figures, flooded: Figures, counts: Record<string, number>): string {
  const pair = (before: number, during: number) =>
    `${before.toFixed(0)} → ${during.toFixed(0)} ms | ${(during / before).toFixed(1)} ×`;
  const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  return `| ${name} | ${pair(quiet.homeMs, flooded.homeMs)} | ${pair(quiet.cartMs, flooded.cartMs)} | ${answers.join(', ')} |`;
}

function pageOf(rows: readonly string[], machine: object): string {
  return [
    `p99 of others while one client with 60 connections floods a route, ${SECONDS} s each. ${JSON.stringify(machine)}`,
    '',
    '| flood of | home | | cart | | what the flood was answered |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
