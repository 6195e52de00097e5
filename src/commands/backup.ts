import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from '#commands/backup/check-backup.ts';
import { openArchive } from '#platform/backup/archive-reader.ts';
import { backupPath, enterBackupFolder, forgetOld } from '#platform/backup/backup-folder.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { verifyArchive } from '#platform/backup/verify-archive.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { countText } from '#shared/count-text.ts';
import { type Env, readEnv } from '#src/env.ts';
import { run, say, step } from '#src/printout.ts';
import { openStill } from './open-still.ts';
import { shopVersion } from './project.ts';

const USAGE = `npm run backup                     writes the shop into one file, beside the running shop, and reads it again
npm run backup -- --to FILE        the same into that file
npm run backup -- --check          then restores it into an empty place and compares
npm run backup -- --check FILE     only that, with a backup that is there
npm run backup -- --tidy           then deletes those that are older than BACKUP_KEEP says: what the shop runs each night

Backups lie in BACKUP_DIR, or in DATA_DIR/backups. The command ends with 0 when all is well, 1 when it is not, and
2 when it was not understood.`;

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
  if (values.help) return say(USAGE);
  const [file, ...more] = positionals;
  if (more.length > 0) return wrong();
  if (file !== undefined) return values.check ? check(resolve(file)) : wrong();
  const env = readEnv(process.env);
  const path = values.to ? resolve(values.to) : backupPath(env.backups.folder, new Date());
  await make(env, path);
  if (values.check) await check(path);
  if (values.tidy) say(`${await forgetOld(env.backups.folder, env.backups.keep)} old backups were deleted.`);
});

async function make(env: Env, path: string): Promise<void> {
  const leave = await enterBackupFolder(dirname(path));
  try {
    const open = await step('Open the shop as it is now', () => openStill(env));
    const parts = { open, store: await openStorage(env), shop: shopVersion(), now: new Date() };
    const { tables, files } = await step('Write it', tell => makeBackup(path, parts, tell)).finally(open.close);
    await step('Read it again', async () => {
      const archive = await openArchive(path);
      await verifyArchive(archive).finally(archive.close);
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${path}: ${countText(rows, 'row')} of ${countText(tables.length, 'table')}, ${countText(files.length, 'picture')}, ${sizeText((await stat(path)).size)}.`,
    );
  } finally {
    await leave();
  }
}

async function check(path: string): Promise<void> {
  const breaches = await step('Restore it into an empty place and compare', tell => checkBackup(path, tell));
  for (const breach of breaches) say(`✖ ${breach}`);
  if (breaches.length > 0) process.exitCode = 1;
  else say(`${path} restores to what it was made of, and all that must hold of a shop holds in it.`);
}

function wrong(): void {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
