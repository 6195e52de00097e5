import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { TaggedCache } from '#platform/http/cache/tagged-cache.ts';
import { answerInTime } from '#platform/http/load/answer-in-time.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { BOTH_ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const TRIED = openBecause('tried by these tests');
const AFTER_MS = 50;

class Kept extends TaggedCache<{ readonly tags: readonly string[]; readonly size: number }> {
  get = (key: string, make: () => Promise<void>) => this.reach(key, () => make().then(() => ({ tags: [], size: 1 })));
}

describe.each(BOTH_ENGINES)('a request that was answered 503 for taking too long, on the %s engine', engine => {
  let shop: TestShop;
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    await sql`create table done (what text)`.execute(shop.open.db);
  });
  afterEach(async () => {
    await app.close();
    await sql`delete from done`.execute(shop.open.db);
  });
  afterAll(() => shop.end());

  /** A server whose one call does this, and is answered in its place once it waits for `go`. */
  async function given(work: (shop: TestShop, go: Promise<void>) => Promise<unknown>) {
    app = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
    answerInTime(app, AFTER_MS);
    const go = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    app.get('/', TRIED, async () => {
      await work(shop, go.promise).then(
        () => ended.resolve('done'),
        error => ended.resolve(error.name),
      );
      return {};
    });
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    go.resolve();
    const { rows } = await sql<{ what: string }>`select what from done`.execute(
      (await ended.promise.then(() => shop)).open.db,
    );
    return { ended: await ended.promise, rows: rows.map(({ what }) => what) };
  }

  it('does not go on to commit, and leaves nothing of its transaction (X11a)', async () => {
    const came = await given(({ open }, go) =>
      open.db.transaction().execute(async tx => {
        await sql`insert into done values ('half')`.execute(tx);
        await go;
      }),
    );
    expect(came).toEqual({ ended: 'RequestGivenUp', rows: [] });
  });

  it('does not go on to read or write', async () => {
    const came = await given(async ({ open }, go) => {
      await go;
      await sql`insert into done values ('late')`.execute(open.db);
    });
    expect(came).toEqual({ ended: 'RequestGivenUp', rows: [] });
  });

  it('takes with it what the server asked itself for it', async () => {
    const came = await given(async ({ open }, go) => {
      const inner = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
      inner.get('/', TRIED, async () => {
        await go;
        await sql`insert into done values ('inside')`.execute(open.db);
        return {};
      });
      const { statusCode } = await inner.inject('/');
      await inner.close();
      if (statusCode === 503) throw Object.assign(new Error(), { name: 'RequestGivenUp' });
    });
    expect(came).toEqual({ ended: 'RequestGivenUp', rows: [] });
  });

  it('still makes what others wait for too', async () => {
    const kept = new Kept(10);
    const came = await given(({ open }, go) =>
      kept.get('list', async () => {
        await go;
        await sql`insert into done values ('for everybody')`.execute(open.db);
      }),
    );
    expect(came).toEqual({ ended: 'done', rows: ['for everybody'] });
  });
});
