import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { timesOf } from '#bench/load/times.ts';
import { type Machine, machineFacts, reportFile, row, runBench, wordsOfMachine, writeFiles } from '#bench/report.ts';
import { type ServerProcess, startServer } from '#bench/stand/server-process.ts';
import type { Shopper } from '#bench/stand/shoppers.ts';
import { openStand, type Stand } from '#bench/stand/stand.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { printLine, step } from '#process/printout.ts';
import type { DocumentId, UserId } from '#shared/id.ts';
import type { Flood } from './client.ts';

/** Quiet and flooded runs alternate, so that other load on the machine affects both. */
const ROUNDS = 3;
const SECONDS = 3;
const PRODUCTS = 1_000;
/** Others ask so often, so that the quiet shop is quiet. */
const EVERY_MS = 20;
const PASSWORD = 'phir milenge chalte chalte';
const FLOODER = { 'x-forwarded-for': '203.0.113.66' };
const JSON_BODY = { 'content-type': 'application/json' };

/** How long others waited, and what the server did meanwhile. */
interface Figures {
  readonly home: number[];
  readonly cart: number[];
  cpuMs: number;
  longestMs: number;
}

const none = (): Figures => ({ home: [], cart: [], cpuMs: 0, longestMs: 0 });

/** What others notice while one client floods a route with sixty connections: p99 of home and cart. */
await runBench(async () => {
  const machine = machineFacts();
  const stand = await openStand(PRODUCTS);
  const server = await startServer('bench/stand/shop-server.ts', {
    databaseUrl: stand.databaseUrl,
    dataDir: stand.dataDir,
    isCached: true,
    isHeld: true,
  });
  try {
    const [flooder, other] = stand.world.crowd.shoppers;
    if (!flooder || !other) throw new Error('there is nobody to shop');
    await setPassword(stand, flooder);
    await measure(server, other, none());
    const rows = [];
    for (const [name, flood] of floodsOf(flooder, await someInvoice(stand))) {
      const [quiet, flooded] = [none(), none()];
      const counts: Record<string, number> = {};
      for (let round = 1; round <= ROUNDS; round += 1) {
        await step(`Quiet, before ${name}, ${round} of ${ROUNDS}`, () => measure(server, other, quiet));
        const client = fork(join(import.meta.dirname, 'client.ts'), [
          JSON.stringify({ ...flood, port: server.port } satisfies Flood),
        ]);
        await once(client, 'message');
        await pause(1_000);
        await step(`Flood of ${name}, ${round} of ${ROUNDS}`, () => measure(server, other, flooded));
        const told = once(client, 'message');
        client.send('counts');
        for (const [status, count] of Object.entries((await told)[0] as Record<string, number>))
          counts[status] = (counts[status] ?? 0) + count;
        client.disconnect();
        await once(client, 'exit');
        await pause(3_500);
      }
      const line = rowOf(name, quiet, flooded, counts);
      printLine(line);
      rows.push(line);
    }
    const page = pageOf(rows, machine);
    printLine(`\n${page}`);
    await writeFiles({ [`${reportFile('flood', false)}.md`]: page });
  } finally {
    await server.stop();
    await stand.close();
  }
});

/** An invoice of the demo and the session of its recipient. */
async function someInvoice({ open }: Stand): Promise<{ readonly id: DocumentId; readonly token: string }> {
  const { id, user_id } = await open.db
    .selectFrom('invoices')
    .innerJoin('order_parts', 'order_parts.id', 'invoices.part_id')
    .innerJoin('orders', 'orders.id', 'order_parts.order_id')
    .select(['invoices.id', 'orders.user_id'])
    .where('invoices.kind', '=', 'invoice')
    .where('orders.user_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return { id, token: await startSession(open.db, user_id as UserId, 'bench') };
}

function floodsOf(
  { id, token }: Shopper,
  invoice: { readonly id: DocumentId; readonly token: string },
): [string, Omit<Flood, 'port'>][] {
  const signedIn = { ...FLOODER, authorization: `Bearer ${token}` };
  const get = (path: string, headers: Record<string, string> = FLOODER) => ({ method: 'GET', path, headers }) as const;
  const login = { email: `${id}@bench.example`, password: PASSWORD };
  return [
    ['the home page', get('/')],
    ['lists that nobody has asked for', get('/shop/listing?minPrice=#')],
    ['searches', get('/api/shop/search/samsnug%20phnoe%20#')],
    ['a ticket that is none', get('/ticket?number=BB-7K3Q-9XWM-4TPD')],
    ['the API document', get('/api/openapi.json')],
    ['addresses without anything', get('/wp-admin/#')],
    ['check-auth', get('/api/auth/check-auth', signedIn)],
    ['forged sessions', get('/api/auth/check-auth', { ...FLOODER, authorization: `Bearer ${'A'.repeat(43)}` })],
    ['the account page', get('/shop/account', { ...FLOODER, cookie: `session=${token}` })],
    ['the download of one’s data', get('/api/account/export', signedIn)],
    [
      'an invoice as a file',
      get(`/api/invoices/pdf/${invoice.id}`, { ...FLOODER, authorization: `Bearer ${invoice.token}` }),
    ],
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

/** A shopper in another network loads the home page and the cart, at an even pace. */
async function measure(server: ServerProcess, { id, token }: Shopper, figures: Figures): Promise<void> {
  const home: Promise<number>[] = [];
  const cart: Promise<number>[] = [];
  const { port } = server;
  const before = await server.usage();
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until; await pause(EVERY_MS)) {
    home.push(timed(port, '/', {}));
    cart.push(timed(port, `/api/shop/cart/get/${id}`, { authorization: `Bearer ${token}` }));
  }
  figures.home.push(...(await Promise.all(home)));
  figures.cart.push(...(await Promise.all(cart)));
  const after = await server.usage();
  figures.cpuMs += (after.cpuMicros - before.cpuMicros) / 1000 / (SECONDS * ROUNDS);
  figures.longestMs = Math.max(figures.longestMs, after.longestMs);
}

async function timed(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const asked = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-for': '198.51.100.7', ...headers },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) printLine(`${path} answers ${answer.status}`);
  return performance.now() - asked;
}

function rowOf(name: string, quiet: Figures, flooded: Figures, counts: Record<string, number>): string {
  const pair = (before: number[], during: number[]) =>
    `${timesOf(before).p99Ms.toFixed(0)} → ${timesOf(during).p99Ms.toFixed(0)} ms | ${(timesOf(during).p99Ms / timesOf(before).p99Ms).toFixed(1)} ×`;
  const change = (before: number, during: number) => `${before.toFixed(0)} → ${during.toFixed(0)} ms`;
  const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  return row([
    name,
    pair(quiet.home, flooded.home),
    pair(quiet.cart, flooded.cart),
    change(quiet.cpuMs, flooded.cpuMs),
    change(quiet.longestMs, flooded.longestMs),
    answers.join(', '),
  ]);
}

function pageOf(rows: readonly string[], machine: Machine): string {
  return [
    `p99 of others while one client with 60 connections floods a route, ${ROUNDS} times ${SECONDS} s each. ${wordsOfMachine(machine)}`,
    '',
    '| flood of | home | | cart | | processor in each second | longest piece of work | what the flood was answered |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
