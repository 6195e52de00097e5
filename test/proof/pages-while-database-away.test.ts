import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTicketNumber } from '#office/contact/ticket-number.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeTemplate } from '#test/postgres/migrated.ts';
import { type PostgresCluster, startPostgres } from '#test/postgres/postgres-cluster.ts';

const KEPT = ['/', '/product/nandi-5', '/product/nandi-5.data', '/api/common/shop', '/nowhere-at-all'];

let cluster: PostgresCluster;
let shop: TestShop;
let cast: Cast;
let url: string;
/** Lets the database go on, when it stands still. */
let thaw: (() => void) | undefined;
beforeAll(async () => {
  cluster = await startPostgres({ durable: false });
  await makeTemplate(cluster.url);
  shop = await startTestShop('postgres', { worksJobs: false, pages: await builtScreens() }, cluster.url);
  cast = await castOf(shop);
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await makeProduct(shop, cast.deccan.sellerId, { slug: 'nandi-5' });
});
afterAll(async () => {
  thaw?.();
  await shop.end();
  await cluster.stop();
});

/** Over the network, because the shop asks itself otherwise than visitors do. */
async function ask(path: string, token?: string) {
  const answer = await fetch(`${url}${path}`, {
    headers: { accept: 'text/html,*/*', ...(token !== undefined && { cookie: `session=${token}` }) },
    redirect: 'manual',
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    mark: answer.headers.get('cache-status'),
    age: answer.headers.get('age'),
    cacheControl: answer.headers.get('cache-control'),
    body: await answer.text(),
  };
}

/**
 * Asks for the pages until all of them are kept: the word about the new product may drop what was made before it came.
 * Whether they are is seen while nobody can read what they are made of.
 */
async function kept(): Promise<ReadonlyMap<string, Awaited<ReturnType<typeof ask>>>> {
  const rival = new pg.Client({ connectionString: shop.databaseUrl });
  await rival.connect();
  try {
    for (;;) {
      const answers = new Map<string, Awaited<ReturnType<typeof ask>>>();
      for (const path of KEPT) answers.set(path, await ask(path));
      await rival.query('begin');
      await rival.query('lock table products, settings in access exclusive mode');
      const again = await Promise.all(KEPT.map(path => ask(path)));
      await rival.query('rollback');
      if (again.every(({ status, mark }, at) => mark === null && status === answers.get(KEPT[at] ?? '')?.status))
        return answers;
    }
  } finally {
    await rival.end();
  }
}

it('shows cached pages while the database is unavailable, says so, and refuses the rest with a time to retry (X11b)', {
  timeout: 600_000,
}, async () => {
  const { token: asha } = await shop.as(cast.asha);
  const number = newTicketNumber();
  const before = await kept();
  for (const [, { mark, age }] of before) expect([mark, age]).toEqual([null, null]);
  thaw = await cluster.freeze();

  const ticket = await ask(`/ticket?number=${number}`);
  expect([ticket.status, ticket.retryAfter, ticket.cacheControl]).toEqual([503, '2', 'private, no-store']);
  expect(ticket.body).toContain('One moment, please');
  expect(ticket.body).not.toMatch(/You are offline|could not be shown/);

  // Until the broken line is noticed what is kept is right; afterwards it is marked. It is never refused.
  const seen: number[] = [];
  const mark = async () => {
    const front = await ask('/');
    seen.push(front.status);
    return front.mark;
  };
  await expect.poll(mark, { timeout: 120_000 }).toMatch(/^shop; hit; ttl=-\d+$/);
  expect(seen.filter(status => status !== 200)).toEqual([]);
  for (const path of KEPT) {
    const now = await ask(path);
    expect([path, now.status, now.cacheControl, now.body]).toEqual([
      path,
      before.get(path)?.status,
      'no-store',
      before.get(path)?.body,
    ]);
    expect(Number(now.age)).toBeGreaterThan(0);
  }

  // What was not kept, and what is for one person, is never made from what was.
  const refused = await Promise.all([
    ...['/shop/listing', `/ticket?number=${number}`].map(path => ask(path)),
    ...['/shop/account', '/shop/checkout', '/api/auth/check-auth', `/api/shop/cart/get/${cast.asha.id}`].map(path =>
      ask(path, asha),
    ),
  ]);
  expect(refused.map(({ status, retryAfter, mark }) => [status, retryAfter, mark])).toEqual(
    refused.map(() => [503, '2', null]),
  );

  thaw();
  thaw = undefined;
  for (const path of KEPT) await expect.poll(async () => (await ask(path)).mark, { timeout: 120_000 }).toBeNull();
  const after = await ask('/');
  expect([after.status, after.cacheControl]).toEqual([200, 'public, max-age=0, stale-if-error=600']);
  expect((await ask(`/ticket?number=${number}`)).status).toBe(404);
});
