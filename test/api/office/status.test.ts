import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksOf } from '#office/status/checks.ts';
import { getStatus } from '#office/status/contract.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { openShop } from '#src/shop.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PROCESS = { kind: 'server', version: '1.2.3', ownMigration: '0001_people' } as const;
/** One that is somewhere else, and answers or not. */
const storageThat = (sizeOf: StoragePort['sizeOf']) =>
  ({
    origin: 'https://files.example',
    mount: () => {},
    place: 'elsewhere',
    sizeOf,
  }) as Partial<StoragePort> as StoragePort;
const ANSWERS = storageThat(async () => undefined);
const BACKED_UP = new Date('2026-11-20T02:30:00Z');

describe.each(ENGINES)('the state of a shop on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, {
      process: PROCESS,
      logLevel: 'error',
      logTo: { write: () => {} },
      lastBackup: async () => BACKED_UP,
    });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());
  const status = async () => (await admin.call(getStatus, {})).data;

  it('is what the process says of itself, and what database, queue, storage, disk and backup say', async () => {
    const found = await status();
    expect(found.processes).toMatchObject([{ kind: 'server', version: '1.2.3', pid: process.pid, failed: 0 }]);
    expect(found.database).toMatchObject({ engine, ownMigration: '0001_people' });
    expect(found.database.migration > '0034').toBe(true);
    expect(found.database.bytes).toBeGreaterThan(1_000_000);
    expect(found.jobs).toMatchObject({ failed: 0 });
    expect(found.mails?.way).toBe('outbox');
    expect(found.storage.kind).toBe('folder');
    expect(found.storage.reachMs).not.toBeNull();
    expect(found.disk?.totalBytes).toBeGreaterThan(found.disk?.freeBytes ?? Number.POSITIVE_INFINITY);
    expect(found.backup?.at).toEqual(BACKED_UP);
    expect(Math.abs(found.at.getTime() - Date.now())).toBeLessThan(60_000);
    const database = checksOf(found).find(({ key }) => key === 'database');
    expect(database?.says).toContain('The database was migrated by a newer');
  });

  it('has the errors of the log, with what leads there and nothing that anybody typed', async () => {
    await sql`alter table settings rename to settings_away`.execute(shop.open.db);
    const answer = await shop.guest.inject({ url: '/api/common/shop', headers: { 'user-agent': 'asha' } });
    await sql`alter table settings_away rename to settings`.execute(shop.open.db);
    expect(answer.statusCode).toBe(500);
    await shop.pulse?.beat();
    const { errors, processes } = await status();
    expect(errors.lastHour).toBeGreaterThan(0);
    expect(errors.latest).toContainEqual(
      expect.objectContaining({
        what: 'request failed',
        fault: 'error 42P01',
        place: '/api/common/shop',
        reference: answer.headers['x-request-id'],
      }),
    );
    expect(JSON.stringify(errors)).not.toContain('asha');
    expect(processes[0]?.failed).toBe(1);
  });

  it('has how fast pages were for visitors, added up without any of them', async () => {
    const visit = { page: '/product/:slug', language: 'hi', connection: '4g', lcp: 1_800, inp: 90, cls: 0.02 };
    const note = (payload: object, headers = {}) =>
      shop.guest.inject({ method: 'POST', url: '/api/common/page-speed', payload, headers });
    for (let at = 0; at < 4; at += 1) expect((await note(visit)).headers['set-cookie']).toBeUndefined();
    await note({ page: 'other', language: 'xx', ttfb: 400 });
    for (const wrong of [
      { page: '/ticket/BB-1', language: 'en', lcp: 1 },
      { page: '/', language: 'en' },
      { page: '/', language: 'en', lcp: -1 },
      { page: '/', language: 'en', lcp: 1e9 },
      { page: '/', language: 'en', lcp: 1, email: 'asha@mine.example' },
      { page: '/', language: 'en', lcp: 1, connection: 'fast' },
    ])
      expect((await note(wrong)).statusCode).toBe(400);
    expect((await note(visit, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    await shop.pulse?.beat();
    await note({ ...visit, lcp: 700 });
    await shop.pulse?.beat();
    expect((await status()).pageSpeeds).toEqual([
      { page: '/product/:slug', visits: 5, lcp: 1_843.75, inp: 93.75, cls: expect.closeTo(0.02125), ttfb: null },
      { page: 'other', visits: 1, lcp: null, inp: null, cls: null, ttfb: expect.any(Number) },
    ]);
    const text = await shop.metrics.text();
    const labels = 'page="/product/:slug",language="hi",connection="4g"';
    expect(text).toContain(`shop_page_lcp_seconds_bucket{${labels},le="1.5"} 1`);
    expect(text).toContain(`shop_page_cls_sum{${labels}} 0.1`);
    expect(text).toContain('shop_page_ttfb_seconds_count{page="other",language="other",connection="unknown"} 1');
  });

  it('is for administrators alone', async () => {
    const clients = await Promise.all([cast.asha, cast.deccan].map(person => shop.as(person)));
    for (const client of [shop.guest, ...clients])
      expect([401, 403]).toContain((await client.inject({ url: '/api/admin/status/get' })).statusCode);
  });
});

describe('the state of a shop of several processes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { process: PROCESS });
  });
  afterAll(() => shop.end());

  it('names them all, misses those that fell silent, and none that ended as it should', async () => {
    const admin = await shop.as((await castOf(shop)).admin);
    const kinds = async () => (await admin.call(getStatus, {})).data.processes.map(({ kind }) => kind);
    const open = await openPostgres(shop.databaseUrl ?? '', 2);
    const worker = await openShop(open, {
      ...{ publicUrl: undefined, trustProxy: false, logLevel: 'silent', worksJobs: false, storage: ANSWERS },
      mail: { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined },
      process: { ...PROCESS, kind: 'worker' },
    });
    expect(await kinds()).toEqual(expect.arrayContaining(['server', 'worker']));
    expect(checksOf((await admin.call(getStatus, {})).data).find(({ key }) => key === 'storage')?.says).toContain(
      '2 different storage',
    );
    await sql`update process_reports set seen_at = now() - interval '5 minutes' where kind = 'worker'`.execute(open.db);
    const processes = checksOf((await admin.call(getStatus, {})).data).find(({ key }) => key === 'processes');
    expect([processes?.tone, processes?.says]).toEqual(['bad', expect.stringContaining('has not responded')]);
    await worker.close();
    await open.close();
    expect(await kinds()).toEqual(['server']);
  });

  it('is shown as far as possible while the storage is unavailable', async () => {
    const half = await startTestShop('postgres', { storage: storageThat(() => Promise.reject(new Error('away'))) });
    const admin = await half.as((await castOf(half)).admin);
    const { data } = await admin.call(getStatus, {});
    expect([data.storage, data.processes, data.backup]).toEqual([{ kind: 'bucket', reachMs: null }, [], null]);
    await half.end();
  });
});
