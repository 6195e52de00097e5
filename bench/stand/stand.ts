import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { step } from '#process/printout.ts';
import { startPostgres } from '#test/postgres/postgres-cluster.ts';
import { stockUp } from './goods.ts';
import { growShop } from './grow-shop.ts';
import { openNobodysQueue, untilJobsAreDone } from './jobs-aside.ts';
import { clearShoppers, makeShoppers, signInAdministrator } from './shoppers.ts';
import type { World } from './world.ts';

/** Enough that no shopper needs a fourth address within one run, at some thousand checkouts a second. */
const SHOPPERS = 4_000;

/** A PostgreSQL with the shop's tables, and a folder for it. */
export interface SmallStand {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly open: OpenDatabase;
  readonly close: () => Promise<void>;
}

/** The database of all cases, with products and shoppers. */
export interface Stand extends SmallStand {
  readonly world: World;
  /** Ids that every order of a shop has in common. */
  readonly sellerIds: ReadonlySet<string>;
  readonly postgresVersion: string;
}

export async function openStand(productCount: number): Promise<Stand> {
  const { databaseUrl, dataDir, open, close } = await openEmpty((url, folder) =>
    openDatabase({ databaseUrl: url, dataDir: folder, poolSize: 2 }),
  );
  const crowd = await step(`Put ${productCount.toLocaleString('en-IN')} products on sale`, async tell => {
    await growShop(open, dataDir, productCount, tell);
    await openNobodysQueue(open);
    const goods = await stockUp(open.db);
    return { goods, shoppers: await makeShoppers(open.db, SHOPPERS) };
  });
  const sellers = await sql<{ id: string }>`select id from sellers`.execute(open.db);
  const version = await sql<{ server_version: string }>`show server_version`.execute(open.db);
  return {
    databaseUrl,
    dataDir,
    open,
    world: {
      crowd,
      administrator: await signInAdministrator(open.db),
      reset: () => clearShoppers(open.db),
      jobsAreDone: () => untilJobsAreDone(open.db),
    },
    sellerIds: new Set(sellers.rows.map(row => row.id)),
    postgresVersion: version.rows[0]?.server_version ?? '',
    close,
  };
}

/** An empty shop over one connection, for sequential requests. */
export function openSmallStand(answersWithinMs: number): Promise<SmallStand> {
  return openEmpty(url => openPostgres(url, 1, { answersWithinMs }));
}

/** A shop that is there already. */
export async function visitStand(databaseUrl: string, poolSize = 2): Promise<SmallStand> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const open = await openDatabase({ databaseUrl, dataDir, poolSize });
  const close = () => open.close().finally(() => rmSync(dataDir, { recursive: true, force: true }));
  return { databaseUrl, dataDir, open, close };
}

async function openEmpty(connect: (url: string, dataDir: string) => Promise<OpenDatabase>): Promise<SmallStand> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  process.on('exit', removeData);
  const cluster = await step('Start a PostgreSQL of its own', () => startPostgres());
  const databaseUrl = throughSocket(await cluster.freshDatabase('bench'), cluster.socket);
  const open = await connect(databaseUrl, dataDir);
  await migrate(open.db, resolve(import.meta.dirname, '../../db/migrations'));
  const close = async () => {
    await open.close();
    await cluster.stop();
    removeData();
  };
  return { databaseUrl, dataDir, open, close };
}

/** As a shop next to its database reaches it (docs/configuration.md). */
function throughSocket(url: string, folder: string | undefined): string {
  const address = new URL(url);
  if (folder !== undefined) address.searchParams.set('host', folder);
  return address.href;
}
