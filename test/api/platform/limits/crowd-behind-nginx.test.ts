import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PAGE_RULES } from '#shared/api/pages.ts';
import { askTls } from '#test/deploy/ask-tls.ts';
import { type Gate, openGate } from '#test/deploy/gate.ts';
import { type RunningProxy, startNginx } from '#test/deploy/proxies.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd } from '#test/proof/crowd.ts';
import { PAGES } from '#test/rights/rows/page-rows.ts';

const CROWD = 50;
/** Whoever waits for another's answer waits for ever here, so that a queue shows as a standstill and not as a time. */
const QUEUES_STAND_STILL = 'proxy_cache_lock_timeout 1d; proxy_cache_lock_age 1d;';
const HOST = 'shop.example';

let shop: TestShop;
let gate: Gate;
let nginx: RunningProxy;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, trustProxy: 1 });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  gate = await openGate((shop.app.server.address() as AddressInfo).port);
  nginx = await startNginx(gate.port, QUEUES_STAND_STILL);
});
afterEach(() => gate.release());
afterAll(async () => {
  await nginx.stop();
  gate.close();
  await shop.end();
});

const ask = (path: string, headers = {}) => askTls(nginx.httpsPort, HOST, path, { headers });

it('fifty signed-in shoppers ask who they are at the same time, and none waits for another behind nginx (R65)', async () => {
  const people = await makeCrowd(shop.open.db, CROWD, []);
  gate.hold('/api/auth/check-auth');
  const asked = Promise.all(
    people.map(({ token }) => ask('/api/auth/check-auth', { cookie: `__Host-session=${token}` })),
  );
  asked.catch(() => {});
  await expect.poll(() => gate.waiting()).toBe(CROWD);
  gate.release();
  const answers = await asked;
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.parse(body).user.id)).size).toBe(CROWD);
});

it('a crowd that opens a public page asks the shop for it once', async () => {
  gate.hold('/api/common/shop');
  const asked = Promise.all(Array.from({ length: CROWD }, () => ask('/api/common/shop')));
  asked.catch(() => {});
  await expect.poll(() => gate.waiting()).toBe(1);
  gate.release();
  const answers = await asked;
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(gate.passed('/api/common/shop')).toBe(1);
});

it('no call and no page for one person goes through the cache of nginx, by any spelling', async () => {
  const calls = shop.api.routes
    .filter(({ endpoint, guard }) => endpoint.method === 'GET' && !guard.isPublic)
    .map(({ endpoint }) => `/api${endpoint.path.replaceAll(/:\w+/g, 'any')}`);
  const pages = PAGES.filter(row => row.isUnlisted || row.answers.includes('login')).map(row => row.at ?? row.page);
  const spelled = pages.flatMap(page => [page, `${page}.data`, `${page}/`, page.toUpperCase(), `/${page}`]);
  const personal = PAGE_RULES.filter(({ access }) => access !== 'public').length;
  expect(calls.length).toBeGreaterThan(50);
  expect(pages.length).toBeGreaterThan(personal);
  const kept: string[] = [];
  for (const path of [...calls, ...spelled]) if ((await ask(path)).headers['x-cache'] !== undefined) kept.push(path);
  expect(kept).toEqual([]);
});

it('calls and pages that are the same for everybody go through it', async () => {
  const calls = ['/products/get', '/products/slug/any', '/search/phone', '/review/any'].map(path => `/api/shop${path}`);
  const paths = ['/', '/product/any', '/shop/listing', '/media/any.webp', '/api/common/feature/get', ...calls];
  const past: string[] = [];
  for (const path of paths) if ((await ask(path)).headers['x-cache'] === undefined) past.push(path);
  expect(past).toEqual([]);
});
