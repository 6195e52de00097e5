import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { count } from '#bench/report.ts';
import { type ServerProcess, startServer } from '#bench/stand/server-process.ts';
import { SHOP_SERVER } from '#bench/stand/shop-server.ts';
import type { SmallStand } from '#bench/stand/stand.ts';
import { step } from '#process/printout.ts';
import { feedStatus, forgetSearchEngine } from '#products/catalog/server/engine/feeding/feed.queries.ts';
import { type Chore, doChores } from './chores.ts';
import { priceChanger } from './client.ts';
import { compareAnswers, type MeasuredAnswers, measureAnswers, measureFreshness } from './measure.ts';
import { measureStart, type Start } from './start.ts';

export const ADAPTERS = ['memory', 'opensearch'] as const;
export type Adapter = (typeof ADAPTERS)[number];

/** What is measured with one adapter of search. */
export interface MeasuredAdapter {
  readonly adapter: Adapter;
  readonly start: Start;
  readonly answers: MeasuredAnswers;
  readonly fresh: { readonly middleMs: number; readonly longestMs: number };
  /** Of the server process while it was measured. */
  readonly peakBytes: number;
  /** Of the engine: how long a new index takes, if it was made, and how large it is. */
  readonly index?: { readonly seconds?: number; readonly bytes: number };
}

export interface MeasuredSize {
  readonly products: number;
  /** How many wanted the processor before. */
  readonly load: number;
  /** How long it took to put more products on sale. */
  readonly grown?: { readonly products: number; readonly seconds: number } | undefined;
  readonly found: readonly MeasuredAdapter[];
  /** Whether both adapters answer the same. */
  readonly same?: { readonly asked: number; readonly differing: readonly string[] };
  readonly chores: readonly Chore[];
}

interface SizeSettings extends SmallStand, Pick<MeasuredSize, 'load' | 'grown'> {
  readonly adapters: readonly Adapter[];
  readonly samples: number;
  /** Whether an index that the engine has is measured as it is. */
  readonly isKept: boolean;
  /** An administrator's session. */
  readonly token: string;
}

export async function measureSize(settings: SizeSettings): Promise<MeasuredSize> {
  const { open, adapters, load, grown } = settings;
  const products = await countListed(settings);
  const at = `at ${count(products)}`;
  const index = adapters.includes('opensearch')
    ? await step(`Make the index of the engine ${at}`, tell => makeIndex(settings, tell))
    : undefined;
  const same =
    adapters.length > 1 ? await step(`Compare the adapters ${at}`, () => compareAdapters(settings)) : undefined;
  const found: MeasuredAdapter[] = [];
  let chores: readonly Chore[] = [];
  for (const adapter of adapters) {
    const searchUrl = searchUrlOf(adapter);
    const start = await step(`Start a server with ${adapter} ${at}`, () => measureStart({ ...settings, searchUrl }));
    await withServer(settings, adapter, async server => {
      const changer = await priceChanger(open.db, server.url, settings.token);
      const answers = await step(`Measure ${adapter} ${at}`, tell =>
        measureAnswers(server.url, changer, settings.samples, tell),
      );
      const fresh = await step(`Change prices with ${adapter} ${at}`, () => measureFreshness(server.url, changer));
      const { peakBytes } = await server.usage();
      found.push({ adapter, start, answers, fresh, peakBytes, ...(searchUrl !== undefined && index && { index }) });
      if (adapter === adapters.at(-1))
        chores = await step(`Do everything else ${at}`, tell =>
          doChores({ ...settings, db: open.db, url: server.url }, tell),
        );
    });
  }
  return { products, load, grown, found, ...(same && { same }), chores };
}

/** Has an index made, by a server that finds none. */
async function makeIndex(settings: SizeSettings, tell: (howFar: string) => void) {
  const { db } = settings.open;
  const { isOn, building, reindexedAt: madeAt } = await feedStatus(db);
  if (settings.isKept && isOn && building === null && madeAt !== null) return { bytes: await indexBytes() };
  await forgetSearchEngine(db);
  const before = (await feedStatus(db)).reindexedAt?.getTime();
  const begun = performance.now();
  await withServer(settings, 'opensearch', async () => {
    for (;;) {
      const { reindexedAt, builtUpTo } = await feedStatus(db);
      if (reindexedAt !== null && reindexedAt.getTime() !== before) return;
      tell(builtUpTo ?? '');
      await pause(100);
    }
  });
  return { seconds: (performance.now() - begun) / 1000, bytes: await indexBytes() };
}

async function indexBytes(): Promise<number> {
  const stats = await fetch(`${searchUrlOf('opensearch')}/_stats/store`);
  const { _all } = (await stats.json()) as { _all: { total: { store: { size_in_bytes: number } } } };
  return _all.total.store.size_in_bytes;
}

async function compareAdapters(settings: SizeSettings) {
  let found = { asked: 0, differing: [] as readonly string[] };
  await withServer(settings, 'memory', one =>
    withServer(settings, 'opensearch', async other => {
      found = await compareAnswers(one.url, other.url);
    }),
  );
  return found;
}

async function withServer(
  { databaseUrl, dataDir }: SizeSettings,
  adapter: Adapter,
  work: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const searchUrl = searchUrlOf(adapter);
  const server = await startServer(SHOP_SERVER, { databaseUrl, dataDir, isCached: false, searchUrl });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Where `bin/bench.mjs` has started the engine. */
function searchUrlOf(adapter: Adapter): string | undefined {
  if (adapter === 'memory') return undefined;
  const url = process.env.TEST_SEARCH_URL;
  if (!url) throw new Error('Run `npm run bench -- catalogue --adapter opensearch`, which starts the search engine.');
  return `${url}/products`;
}

async function countListed({ open }: SizeSettings): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products where listed`.execute(
    open.db,
  );
  return rows[0]?.count ?? 0;
}
