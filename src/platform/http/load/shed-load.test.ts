import { afterEach, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { shedLoad } from './shed-load.ts';

const SETTINGS = { publicUrl: undefined, trustProxy: false, logLevel: 'silent' } as const;
const TRIED = openBecause('tried by these tests');
const LATE_MS = 300;
let app: Awaited<ReturnType<typeof createApp>>;
afterEach(() => app.close());

function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('refuses requests that waited during a stall, except what its pages need, and serves again afterwards', async () => {
  app = await createApp(SETTINGS);
  shedLoad(app, LATE_MS);
  app.get('/asked', TRIED, async () => ({ isServed: true }));
  const exempt = ['/healthz', '/assets/sheet.css', '/media/phone.webp'];
  for (const path of exempt) app.get(path, TRIED, async () => ({ isServed: true }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(async () => (await fetch(`${url}/asked`)).status).toBe(200);

  // Together with others, so that all waited equally long.
  const late = async () => {
    const asked = fetch(`${url}/asked`);
    const others = exempt.map(path => fetch(`${url}${path}`));
    standStill(LATE_MS * 3);
    for (const other of await Promise.all(others)) expect(other.status, other.url).toBe(200);
    const { status, headers } = await asked;
    return { status, retryAfter: headers.get('retry-after') };
  };
  await expect.poll(late, { timeout: 30_000 }).toEqual({ status: 503, retryAfter: '2' });
  await expect.poll(async () => (await fetch(`${url}/asked`)).status).toBe(200);
});

it('asks itself without being turned away, so that a page under way ends', async () => {
  app = await createApp(SETTINGS);
  shedLoad(app, LATE_MS);
  app.get('/asked', TRIED, async () => ({ isServed: true }));
  await app.ready();
  standStill(LATE_MS * 3);
  expect((await app.inject('/asked')).statusCode).toBe(200);
});
