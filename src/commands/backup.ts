import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from '#commands/backup/check-backup.ts';
import { type Env, readEnv } from '#config/env.ts';
import { openArchive } from '#platform/backup/archive/archive-reader.ts';
import { verifyArchive } from '#platform/backup/archive/verify-archive.ts';
import { backupPath, enterBackupFolder, forgetOld } from '#platform/backup/backup-folder.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { openFiles } from '#process/open-files.ts';
import { printLine, run, step } from '#process/printout.ts';
import { countText } from '#shared/text/count-text.ts';
import { openStill } from './open-still.ts';
import { shopVersion } from './project.ts';

const USAGE = `npm run backup                     backs up the running shop to one file and verifies the file
npm run backup -- --to FILE        the same, to the given file
npm run backup -- --check          also restores the backup into a temporary database and compares
npm run backup -- --check FILE     only checks an existing backup in this way
npm run backup -- --tidy           also deletes backups that BACKUP_KEEP no longer keeps; the shop runs this every night

Backups are saved in BACKUP_DIR, or in DATA_DIR/backups. Exit codes: 0 success, 1 failure, 2 wrong arguments.`;

await run(async () => {
  const { values, positionals } = parseArgs({
    options: {
      to: { type: 'string' },
      check: { type: 'boolean' },
      tidy: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help) return printLine(USAGE);
  const [file, ...more] = positionals;
  if (more.length > 0) return wrong();
  if (file !== undefined) return values.check ? check(resolve(file)) : wrong();
  const env = readEnv(process.env);
  const path = values.to ? resolve(values.to) : backupPath(env.backups.folder, new Date());
  await make(env, path);
  if (values.check) await check(path);
  if (values.tidy) printLine(`${await forgetOld(env.backups.folder, env.backups.keep)} old backups were deleted.`);
});

async function make(env: Env, path: string): Promise<void> {
  const leave = await enterBackupFolder(dirname(path));
  try {
    const open = await step('Open the shop', () => openStill(env));
    const { tables, files } = await step('Write the backup', async report => {
      const { storage: store } = await openFiles(env, open.db);
      return makeBackup(path, { open, store, shop: shopVersion(), now: new Date() }, report);
    }).finally(open.close);
    await step('Verify the backup', async () => {
      const archive = await openArchive(path);
      await verifyArchive(archive).finally(archive.close);
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    printLine(
      `${path}: ${countText(rows, 'row')} of ${countText(tables.length, 'table')}, ${countText(files.length, 'picture')}, ${sizeText((await stat(path)).size)}.`,
    );
  } finally {
    await leave();
  }
}

async function check(path: string): Promise<void> {
  const breaches = await step('Restore the backup into a temporary database and compare', report =>
    checkBackup(path, report),
  );
  for (const breach of breaches) printLine(`✖ ${breach}`);
  if (breaches.length > 0) process.exitCode = 1;
  else printLine(`${path} can be restored completely, and all checks pass.`);
}

function wrong(): void {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
