import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillPlace } from '#commands/backup/fill-place.ts';
import type { Env } from '#config/env.ts';
import { readEnv } from '#config/env.ts';
import { openArchive } from '#platform/backup/archive/archive-reader.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { hasShopData } from '#platform/backup/source/empty-place.ts';
import { putFile } from '#platform/backup/source/stored-files.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { PATIENCE_MS } from '#platform/db/migrations/bring-up-to-date.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { openOwnFiles } from '#process/open-files.ts';
import { printLine, run, step } from '#process/printout.ts';
import { countText } from '#shared/text/count-text.ts';
import { leaveStorage } from '#shop/connections/server/connections.ts';

const USAGE = `npm run restore -- FILE   restores a backup into an empty database or data folder

Set DATABASE_URL or DATA_DIR as for the shop itself, and S3_… if pictures are to be in its bucket. They are restored there or
to the data folder, also if the shop had them in a service of the screen Connections; that service is switched off in the
restored shop, so that two shops never share their files. The target must not contain a shop. Exit codes: 0 restored completely, 1 failure, 2 wrong arguments.`;

await run(async () => {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  const [file] = positionals;
  if (values.help) return printLine(USAGE);
  if (file === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const env = readEnv(process.env);
  const archive = await openArchive(resolve(file));
  const open = await step('Open the target', () => openToFill(env));
  try {
    if (await hasShopData(open))
      throw new BackupFault('The target already contains a shop. Nothing was changed. Choose an empty one.');
    const { storage: store, where } = await openOwnFiles(env);
    await step('Restore the pictures', async report => {
      for (const wanted of archive.manifest.files) {
        report(wanted.key);
        if (!(await putFile(store, wanted, () => archive.bytesOf(wanted.key))))
          throw new BackupFault(`${wanted.key} was damaged while it was restored. Empty the target and restore again.`);
      }
    });
    const tables = await step('Restore the database', report =>
      fillPlace(open, env.directUrl ?? env.databaseUrl, archive.source, report),
    );
    const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0);
    if (await leaveStorage(open.db)) printLine(`Pictures were in a service of Connections. They are in ${where} now.`);
    printLine(
      `The backup of ${archive.manifest.madeAt} is restored: ${countText(rows, 'row')}, ${countText(archive.manifest.files.length, 'picture')}.`,
    );
  } finally {
    archive.close();
    await open.close();
  }
});

/** Opens the place the environment names for writing much into it, which may take longer than anything a shop asks. */
function openToFill({
  databaseUrl,
  directUrl = databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'directUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return directUrl ? openPostgres(directUrl, 2, { answersWithinMs: PATIENCE_MS }) : openPglite(`${dataDir}/db`);
}
