import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillPlace } from '#commands/backup/fill-place.ts';
import { openArchive } from '#platform/backup/archive-reader.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { isFilled } from '#platform/backup/empty-place.ts';
import { putFile } from '#platform/backup/stored-files.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { countText } from '#shared/count-text.ts';
import { readEnv } from '#src/env.ts';
import { run, say, step } from '#src/printout.ts';
import { openToFill } from './open-to-fill.ts';

const USAGE = `npm run restore -- FILE   makes the shop of a backup anew, in an empty place

The place is named as for the shop itself: DATABASE_URL or DATA_DIR, and S3_… where pictures lie in a bucket. A place that
has a shop in it is refused. The command ends with 0 when all of it is there, 1 when it is not, and 2 when it was not
understood.`;

await run(async () => {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  const [file] = positionals;
  if (values.help) return say(USAGE);
  if (file === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const env = readEnv(process.env);
  const archive = await openArchive(resolve(file));
  const open = await step('Open the place', () => openToFill(env));
  try {
    if (await isFilled(open))
      throw new BackupFault('There is a shop in that place already. Nothing was changed. Name an empty one.');
    const store = await openStorage(env);
    await step('Put the pictures there', async tell => {
      for (const wanted of archive.manifest.files) {
        tell(wanted.key);
        if (!(await putFile(store, wanted, () => archive.bytesOf(wanted.key))))
          throw new BackupFault(`${wanted.key} arrived with other contents.`);
      }
    });
    const tables = await step('Fill the database', tell =>
      fillPlace(open, env.directUrl ?? env.databaseUrl, archive.source, tell),
    );
    const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0);
    say(
      `The shop of ${archive.manifest.madeAt} is there: ${countText(rows, 'row')}, ${countText(archive.manifest.files.length, 'picture')}.`,
    );
  } finally {
    archive.close();
    await open.close();
  }
});
