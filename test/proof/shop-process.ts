import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { jobHandlers } from '#composition/jobs.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import type { JobHandlers } from '#platform/jobs/job-queue.ts';
import { ownPlace, sayOpen, sharedPort } from '#platform/processes/place.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { stopInOrder } from '#process/stop.ts';
import { openShop } from '#src/shop.ts';
import { providersOf } from '#test/fakes/providers-of.ts';
import { dyingAt, isPoint } from './dying-database.ts';

/** A server without pages and jobs on the database it is told, for tests that need several processes, or a dying one. */
const [databaseUrl = '', point] = process.argv.slice(2);
const place = ownPlace();
/** What is said of it as `--name=value`. */
const said = (name: string) => process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const open = await openPostgres(databaseUrl, 10, { directUrl: said('direct') });
const db = isPoint(point) ? dyingAt(point, open.db) : open.db;
const shop = await openShop(
  { ...open, db },
  {
    publicUrl: undefined,
    // The tests stand before it like a proxy and say who comes from where.
    trustProxy: 1,
    logLevel: 'error',
    shedsLoad: process.argv.includes('--sheds'),
    worksJobs: process.argv.includes('--works-jobs'),
    // Crowds of these tests come from one network and as fast as they can.
    paces: {},
    payments: { sandbox: true },
    ...(said('receivers') && { webhooks: { ownPort: Number(said('receivers')) } }),
    mail: { smtpUrl: undefined, dataDir: '/nonexistent', publicUrl: undefined },
  },
);
stopInOrder(
  shop.app.log,
  () => {
    shop.readiness.accepting = false;
  },
  () => shop.close().finally(open.close),
  // Machines may be so busy with tests that times say nothing: where somebody looks, the order of things is shown.
  process.argv.includes('--looked-at') ? { drained: () => answeredNotReady(2), hardStopMs: 60_000 } : {},
);

/** Whoever looks a second time has understood the first answer. */
async function answeredNotReady(times: number): Promise<void> {
  const before = notReady;
  while (notReady < before + times) await pause(50);
}
let notReady = 0;
shop.app.addHook('onResponse', async (request, reply) => {
  if (request.url === '/readyz' && reply.statusCode === 503) notReady += 1;
});

/** Jobs, done when a test says so and not when the queue finds them. */
const handlers = jobHandlers(
  { dataDir: '/nonexistent', storage: {} as StoragePort },
  { providers: providersOf(sandbox(db)), bring: async () => 200 },
);
shop.app.post<{ Params: { name: keyof JobHandlers } }>(
  '/work/:name',
  openBecause('made for the tests'),
  async ({ params, body }) => {
    await handlers[params.name](shop.context, body as never);
    return {};
  },
);

/** Faults that nobody catches, each the way it would come about. */
const UNCAUGHT: Readonly<Record<string, () => void>> = {
  'an exception': () => setTimeout(() => JSON.parse('{')),
  'a rejection': () => void Promise.reject(new Error('nobody waits for this')),
  'a full heap': () => {
    for (const kept: unknown[] = []; ; ) kept.push(new Array(100_000).fill(kept.length));
  },
  'a kill by the system': () => process.kill(process.pid, 'SIGKILL'),
  'five seconds': () => standStill(5_000),
  'standing still': () => standStill(Number.POSITIVE_INFINITY),
};
shop.app.get<{ Params: { kind: string } }>(
  '/fault/:kind',
  openBecause('made for the tests'),
  async ({ params }, reply) => {
    reply.raw.once('finish', () => UNCAUGHT[params.kind]?.());
    return { pid: process.pid };
  },
);
/** Which of several processes this is. */
shop.app.get('/process', openBecause('made for the tests'), async () => ({ pid: process.pid }));
console.log(await shop.app.listen(sharedPort(place, Number(said('port') ?? 0), '127.0.0.1')));
sayOpen();
// Those that die don't come to it.
flushCompileCache();
// The tests hold the other end: when they end, however they end, this process goes too.
process.stdin.on('end', () => process.exit()).resume();

function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
