import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importClient } from '#bench/import/client.ts';
import { fileOfGoods } from '#bench/import/file.ts';
import { median } from '#bench/load/times.ts';
import { count } from '#bench/report.ts';
import { ROOT } from '#bench/stand/server-process.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';
import { ask } from './client.ts';

/** Something that a shop does besides showing lists, and how long it took. */
export interface Chore {
  readonly name: string;
  /** NaN: it takes longer than the shop waits for its database. */
  readonly ms: number;
  /** How much of it there was. */
  readonly note?: string;
}

export interface ChoreSettings {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly url: string;
  /** An administrator's session. */
  readonly token: string;
}

const IMPORTED = 1_000;
/** What is asked for with a click is asked for so often; the figure is the middle one. */
const TRIES = 3;

/** Does everything else that looks at all products. */
export async function doChores(settings: ChoreSettings, tell: (name: string) => void): Promise<Chore[]> {
  const { db, url, token } = settings;
  const { seller, products } = await largestSeller(db);
  const all = await countOf(db);
  const chores: Chore[] = [];
  const note = (chore: Chore) => {
    tell(chore.name);
    chores.push(chore);
  };
  const clicked = async (name: string, path: string, who = seller) => {
    const took: number[] = [];
    try {
      for (let at = 0; at < TRIES; at += 1) took.push((await timed(() => ask(`${url}${path}`, { token: who }))).ms);
      note({ name, ms: median(took) });
    } catch (error) {
      const isRefused = error instanceof Error && / answers 503/.test(error.message);
      if (!isRefused) throw error;
      note({ name, ms: Number.NaN });
    }
  };
  const table = '/api/admin/products/get?limit=24';
  const middleOf = (count: number) => Math.max(1, Math.round(count / 24 / 2));
  await clicked('A seller’s products: first page', table);
  await clicked('A page in the middle', `${table}&page=${middleOf(products)}`);
  await clicked('Sorted by title, a page in the middle', `${table}&sortBy=title&page=${middleOf(products)}`);
  await clicked('Find', `${table}&find=nova`);
  await clicked('Products of all sellers: first page', table, token);
  await clicked('A page in the middle of all', `${table}&page=${middleOf(all)}`, token);
  await clicked('Find among all', `${table}&find=nova`, token);
  await clicked('Stock: first page', '/api/admin/stock/get?limit=24');
  await clicked('Dashboard of the shop', '/api/admin/dashboard/get', token);
  await clicked('Dashboard of a seller', '/api/admin/dashboard/get');
  await clicked('Sitemap: its index', '/sitemap.xml');
  if (all > 50_000) {
    await clicked('Sitemap: the first 50,000', '/sitemap-1.xml');
    await clicked('Sitemap: the last whole one', `/sitemap-${Math.floor(all / 50_000)}.xml`);
  }
  const exported = await timed(() => ask(`${url}/api/admin/imports/goods`, { token: seller }));
  const amount = `${count(products)} products, ${megabytes(exported.value.length)}`;
  note({ name: 'Export of a seller’s products', ms: exported.ms, note: amount });
  const importer = await importClient(db, url);
  const imported = await timed(async () => {
    const id = await importer.send(fileOfGoods(IMPORTED, `B${Date.now()}`));
    await importer.until(id, 'checked');
    await importer.begin(id);
    await importer.until(id, 'done');
  });
  note({ name: `Import of ${IMPORTED} products, checked and done`, ms: imported.ms });
  note(await backUp(settings));
  return chores;
}

async function backUp({ databaseUrl, dataDir }: ChoreSettings): Promise<Chore> {
  const file = join(dataDir, 'measured.backup');
  const { ms } = await timed(async () => {
    const child = spawn(process.execPath, ['src/commands/backup.ts', '--to', file], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the backup ended with ${code}`);
  });
  const { size } = await stat(file);
  await rm(file);
  return { name: 'Backup, written and verified', ms, note: megabytes(size) };
}

async function largestSeller(db: Database): Promise<{ readonly seller: string; readonly products: number }> {
  const { rows } = await sql<{ user: UserId; products: number }>`
    select s.user_id as user, count(*)::int as products from products p join sellers s on s.id = p.seller_id
    where s.user_id is not null and s.status = 'Approved' group by s.user_id order by 2 desc limit 1`.execute(db);
  if (!rows[0]) throw new Error('nobody sells here');
  return { seller: await startSession(db, rows[0].user, 'bench'), products: rows[0].products };
}

async function countOf(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products where listed`.execute(db);
  return rows[0]?.count ?? 0;
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ readonly ms: number; readonly value: Value }> {
  const begun = performance.now();
  const value = await work();
  return { ms: performance.now() - begun, value };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
