import { sql } from 'kysely';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { EARLIER_BUILD, migrate, readMigrations } from '#platform/db/migrations/migrate.ts';
import { listMigrations, type RanMigration } from './shop-tables.ts';

/** A database contains a shop if any of these tables has rows. */
const TELLING = ['users', 'products', 'orders'];

/**
 * Creates the source's tables in a database without a shop, at the source's migration.
 * @throws BackupFault if it contains a shop, or the source is newer than this version, or of a build before its first
 * migration
 */
export async function prepareEmptyPlace(
  open: OpenDatabase,
  { migrations }: { readonly migrations: readonly RanMigration[] },
  folder: string,
  report: (name: string) => void = () => {},
): Promise<void> {
  const files = await readMigrations(folder);
  const known = new Map(files.flatMap(({ name, hash, replaces }) => [...replaces, [name, hash]]));
  const foreign = migrations.find(({ name, hash }) => known.get(name) !== hash);
  if (foreign)
    throw new BackupFault(
      `${foreign.name} is not a migration of this version of the shop. Use the version that made the backup, or a newer one.`,
    );
  if (await hasShopData(open))
    throw new BackupFault('The target already contains a shop. Nothing was changed. Choose an empty one.');
  const wanted = new Set(migrations.map(({ name }) => name));
  for (const { replaces } of files) {
    const missing = [...replaces.keys()].filter(name => !wanted.has(name));
    if (missing.length > 0) throw new BackupFault(`The shop is of an earlier build. ${EARLIER_BUILD}`);
  }
  const later = (await listMigrations(open.db)).find(({ name }) => !wanted.has(name));
  if (later)
    throw new BackupFault(
      `The database has ${later.name}, which the backup does not have yet. Choose an empty database.`,
    );
  await migrate(open.db, folder, report, wanted);
}

/** Whether a database contains data of a shop. */
export async function hasShopData({ db }: OpenDatabase): Promise<boolean> {
  for (const name of TELLING) {
    const { rows } = await sql<{
      there: boolean;
    }>`select to_regclass(${`public.${name}`}) is not null as there`.execute(db);
    if (rows[0]?.there && (await sql`select from ${sql.table(name)} limit 1`.execute(db)).rows.length > 0) return true;
  }
  return false;
}
