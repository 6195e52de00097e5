import { openPostgres } from '#platform/db/postgres.ts';
import { openBecause } from '#platform/http/deny-by-default.ts';
import { ownPlace, sayOpen, sharedPort } from '#platform/processes/place.ts';
import { openShop } from '#src/shop.ts';
import { stopInOrder } from '#src/stop.ts';
import { dyingAt, isPoint } from './dying-database.ts';

/** A server without pages and jobs on the database it is told, for tests that need several processes, or a dying one. */
const [databaseUrl = '', point] = process.argv.slice(2);
const place = ownPlace();
/** What is said of it as `--name=value`. */
const said = (name: string) => process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const open = await openPostgres(databaseUrl, 10, { directUrl: said('direct') });
const shop = await openShop(isPoint(point) ? { ...open, db: dyingAt(point, open.db) } : open, {
  publicUrl: undefined,
  // The tests stand before it like a proxy and say who comes from where.
  trustProxy: 1,
  logLevel: 'error',
  shedsLoad: process.argv.includes('--sheds'),
  worksJobs: process.argv.includes('--works-jobs'),
  payments: { sandbox: true },
  mail: { smtpUrl: undefined, dataDir: '/nonexistent', publicUrl: undefined },
});
stopInOrder(
  shop.app.log,
  () => {
    shop.readiness.accepting = false;
  },
  () => shop.close().finally(open.close),
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
// The tests hold the other end: when they end, however they end, this process goes too.
process.stdin.on('end', () => process.exit()).resume();

function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
