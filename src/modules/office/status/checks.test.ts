import { describe, expect, it, test } from 'vitest';
import { ageText, bytesText } from './age-and-size.ts';
import { worstOf } from './check.ts';
import { checksOf } from './checks.ts';
import type { ProcessReport, ShopStatus } from './contract.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const QUIET = { waiting: 0, retrying: 0, running: 0, failed: 0, oldestSeconds: 0 };
const RUNNING: ProcessReport = {
  ...{ id: 'a', kind: 'server', host: 'shop-1', pid: 7, version: '1.0.0', startedAt: ago(9_000), seenAt: ago(8) },
  ...{ lagMs: 3, memoryBytes: 2e8, answered: 5_000, failed: 0, cacheHits: 900, cacheMisses: 100 },
  ...{ connectionsUsed: 2, connectionsMost: 10, waiting: 0, filesIn: 'a1' },
};
const WELL: ShopStatus = {
  at: NOW,
  version: '1.0.0',
  database: {
    engine: 'postgres',
    reachMs: 0.4,
    bytes: 4.2e9,
    migration: '0035_watching',
    ownMigration: '0035_watching',
  },
  processes: [RUNNING],
  jobs: QUIET,
  mails: { ...QUIET, way: 'smtp' },
  storage: { kind: 'bucket', reachMs: 20 },
  search: { engine: 'opensearch', reachMs: 3, waiting: 0, oldestSeconds: 0, isBuilding: false },
  payments: { providers: ['razorpay'], paid: 40, failed: 2, open: 1, lateRefunds: 0 },
  disk: { freeBytes: 5e11, totalBytes: 1e12 },
  backup: { at: ago(3_600) },
  pageSpeeds: [],
  errors: { lastHour: 0, latest: [] },
};
const check = (key: string, change: Partial<ShopStatus>) =>
  checksOf({ ...WELL, ...change }).find(each => each.key === key);
const one = (change: Partial<ProcessReport>) => ({ processes: [RUNNING, { ...RUNNING, id: 'b', pid: 8, ...change }] });
const database = (change: Partial<ShopStatus['database']>) => ({ database: { ...WELL.database, ...change } });

it('a shop that is well says so of everything', () => {
  const checks = checksOf(WELL);
  expect(checks.filter(({ tone }) => tone !== 'good')).toEqual([]);
  expect(checks.filter(({ todo }) => todo !== undefined)).toEqual([]);
  expect(worstOf(checks)).toBe('good');
  expect(check('processes', {})?.says).toBe('1 process is running and responding in time.');
  expect(check('processes', one({}))?.says).toBe('2 processes are running and responding in time.');
  expect(check('storage', one({ filesIn: null }))?.tone).toBe('good');
  expect(check('cache', {})?.says).toBe('90% of public requests were served from the cache.');
});

test.each<[string, Partial<ShopStatus>, 'low' | 'bad', string]>([
  ['processes', one({ seenAt: ago(61) }), 'bad', 'Process 8 on shop-1 has not responded for 61 seconds.'],
  ['processes', one({ failed: 101 }), 'bad', 'Process 8 on shop-1 is failing on more than 1% of requests.'],
  ['processes', one({ lagMs: 201 }), 'low', 'A process is lagging by 201 ms.'],
  ['processes', one({ version: '1.1.0' }), 'low', '2 processes run with different versions.'],
  ['database', one({ waiting: 3 }), 'low', '3 requests wait for a connection.'],
  ['database', database({ reachMs: 140 }), 'low', 'The database takes 140 ms to answer the simplest query.'],
  ['database', database({ migration: '0036_more' }), 'low', 'The database was migrated by a newer version'],
  ['jobs', { jobs: { ...QUIET, oldestSeconds: 901 } }, 'bad', 'A job has been waiting for 15 minutes.'],
  ['jobs', { jobs: { ...QUIET, oldestSeconds: 180 } }, 'low', 'A job has been waiting for 3 minutes.'],
  ['jobs', { jobs: { ...QUIET, failed: 2 } }, 'low', '2 jobs have failed.'],
  ['jobs', { jobs: null }, 'low', 'The queue could not be read.'],
  ['mails', { mails: { ...QUIET, failed: 1, way: 'smtp' } }, 'low', '1 mail has failed.'],
  ['mails', { mails: { ...QUIET, way: 'outbox' } }, 'bad', 'Mails are saved to a folder and not sent'],
  ['payments', { payments: { ...WELL.payments, lateRefunds: 1 } }, 'bad', '1 refund has been pending'],
  [
    'payments',
    { payments: { ...WELL.payments, paid: 2, failed: 3 } },
    'low',
    '3 of 5 payments failed in the last hour.',
  ],
  ['payments', { payments: { ...WELL.payments, providers: ['sandbox'] } }, 'low', 'Test payments are on'],
  ['storage', { storage: { kind: 'bucket', reachMs: null } }, 'bad', 'The bucket is not responding.'],
  ['storage', one({ filesIn: 'b2' }), 'bad', 'Processes use 2 different storage locations'],
  ['search', { search: { ...WELL.search, reachMs: null } }, 'bad', 'The search engine is not responding'],
  ['search', { search: { ...WELL.search, oldestSeconds: 180 } }, 'low', 'has been waiting for 3 minutes'],
  ['disk', { disk: { freeBytes: 9e10, totalBytes: 1e12 } }, 'low', 'Only 90 GB free.'],
  ['disk', { disk: { freeBytes: 2e10, totalBytes: 1e12 } }, 'bad', 'Only 20 GB free.'],
  ['backup', { backup: null }, 'low', 'No backup found.'],
  ['backup', { backup: { at: ago(37 * 3600) } }, 'bad', 'The last backup is 37 hours old.'],
  ['errors', { errors: { lastHour: 1, latest: [] } }, 'low', '1 error in the last hour.'],
  ['errors', { errors: { lastHour: 20, latest: [] } }, 'bad', '20 errors in the last hour.'],
])('%s: %j is %s', (key, change, tone, says) => {
  const found = check(key, change);
  expect(found?.tone).toBe(tone);
  expect(found?.says).toContain(says);
  expect(found?.todo).toBeTruthy();
  expect(worstOf(checksOf({ ...WELL, ...change }))).toBe(tone);
});

describe('a shop for trying', () => {
  const trying: Partial<ShopStatus> = {
    ...database({ engine: 'embedded' }),
    mails: { ...QUIET, way: 'outbox' },
    payments: { ...WELL.payments, providers: ['sandbox'] },
  };

  it('may write its mails to a folder and take play money', () => {
    expect(check('mails', trying)?.tone).toBe('good');
    expect(check('payments', trying)?.tone).toBe('good');
  });
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_200, '2 hours'],
  [172_800, '2 days'],
])('%s seconds are %s', (seconds, text) => expect(ageText(seconds)).toBe(text));

test.each([
  [640, '640 bytes'],
  [12_300, '12 kB'],
  [999_700, '1.0 MB'],
  [3.44e9, '3.4 GB'],
  [4.2e10, '42 GB'],
])('%s bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));
