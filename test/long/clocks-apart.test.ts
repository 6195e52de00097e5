import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#people/accounts/contract.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { buyOnline, endHold, standingOf } from '#test/builders/paying-online.ts';
import { age, codeFor, shopperFields } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type ShopProcess, startProcessIn } from '#test/proof/start-process.ts';
import { installSystemPackage } from '#test/setup/system-package.ts';

const HOURS = 2;

let shop: TestShop;
let cast: Cast;
let ahead: ShopProcess;
let behind: ShopProcess;
beforeAll(async () => {
  const preload = libfaketime();
  shop = await startTestShop('postgres', { limits: {}, payments: { sandbox: true } });
  cast = await castOf(shop);
  [ahead, behind] = (await Promise.all(
    [`+${HOURS}h`, `-${HOURS}h`].map(FAKETIME =>
      startProcessIn({ LD_PRELOAD: preload, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC: '1' }, String(shop.databaseUrl)),
    ),
  )) as [ShopProcess, ShopProcess];
});
afterAll(async () => {
  await Promise.all([ahead, behind].map(server => server?.kill()));
  await shop?.end();
});

/** What shows a program another time than the machine's. */
function libfaketime(): string {
  const found = () => {
    const { stdout } = spawnSync('dpkg', ['-L', 'libfaketime'], { encoding: 'utf8' });
    return stdout.split('\n').find(path => path.endsWith('/libfaketime.so.1'));
  };
  if (!found()) installSystemPackage('faketime', 'faketime');
  const library = found();
  if (!library) throw new Error('faketime is installed and its library is not found');
  return library;
}

const post = (server: ShopProcess, path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** X21 */
it('the clocks of the two servers are four hours apart', async () => {
  const times = await Promise.all(
    [ahead, behind].map(async ({ url }) => Date.parse((await fetch(`${url}/healthz`)).headers.get('date') ?? '')),
  );
  expect(Math.round(((times[0] ?? 0) - (times[1] ?? 0)) / 3_600_000)).toBe(2 * HOURS);
});

it('a code lives ten minutes wherever it is brought, neither less nor more', async () => {
  const [young, old] = [shopperFields(), shopperFields()];
  for (const fields of [young, old]) await shop.guest.call(register, fields);
  const [youngCode, oldCode] = [await codeFor(shop, young.email), await codeFor(shop, old.email)];
  await age(shop, young.email, '9 minutes');
  await age(shop, old.email, '11 minutes');
  expect((await post(behind, '/api/auth/verifyOtp', { ...old, otp: oldCode })).status).not.toBe(200);
  expect((await post(ahead, '/api/auth/verifyOtp', { ...old, otp: oldCode })).status).not.toBe(200);
  expect((await post(ahead, '/api/auth/verifyOtp', { ...young, otp: youngCode })).status).toBe(200);
});

it('a session begins and ends at the same moment for both', async () => {
  const token = await startSession(shop.open.db, cast.asha.id, 'two clocks');
  const statuses = () =>
    Promise.all(
      [ahead, behind].map(async ({ url }) => {
        const answer = await fetch(`${url}/api/auth/check-auth`, { headers: { authorization: `Bearer ${token}` } });
        return answer.status;
      }),
    );
  await sql`update sessions set expires_at = now() + interval '1 hour' where user_id = ${cast.asha.id}`.execute(
    shop.open.db,
  );
  expect(await statuses()).toEqual([200, 200]);
  await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${cast.asha.id}`.execute(
    shop.open.db,
  );
  expect(await statuses()).toEqual([401, 401]);
});

it('stock is reserved by the database’s clock', async () => {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const { orderId } = await buyOnline(await newBuyer(shop), [phone, 1]);
  const round = (server: ShopProcess) => post(server, '/work/settlement.expire', {});
  expect((await round(ahead)).status).toBe(200);
  expect((await standingOf(shop, orderId)).status).toBe('pending');
  await endHold(shop, orderId);
  expect((await round(behind)).status).toBe(200);
  expect((await standingOf(shop, orderId)).status).toBe('cancelled');
});
