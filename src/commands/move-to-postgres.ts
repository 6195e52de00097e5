import { parseArgs } from 'node:util';
import { fillPlace } from '#commands/backup/fill-place.ts';
import { copyFiles } from '#commands/move/copy-files.ts';
import { figuresOf } from '#commands/move/figures.queries.ts';
import { isSameShop } from '#commands/move/is-same-shop.ts';
import { openHeld } from '#commands/move/open-held.ts';
import { type Env, readEnv } from '#config/env.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { hasShopData } from '#platform/backup/source/empty-place.ts';
import { readAtOneMoment } from '#platform/backup/source/shop-source.ts';
import { PATIENCE_MS } from '#platform/db/migrations/bring-up-to-date.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { openFiles, openOwnFiles } from '#process/open-files.ts';
import { printLine, run, step } from '#process/printout.ts';

const USAGE = `npm run move-to-postgres   moves the shop from the embedded database in DATA_DIR to DATABASE_URL

Stop the shop first. The database must exist and be empty. If S3_… is set, pictures are copied to the bucket too. The data
folder is not changed. If the move is interrupted, the database stays empty and you can run the command again. Exit codes:
0 every row and picture was moved, 1 failure, 2 wrong arguments.`;

await run(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return printLine(USAGE);
  const env = readEnv(process.env);
  if (!env.databaseUrl) throw new BackupFault('Set DATABASE_URL to the address of an empty database.');
  await move(env, env.directUrl ?? env.databaseUrl);
});

async function move(env: Env, databaseUrl: string): Promise<void> {
  const source = await step('Close the shop and copy its database', () => openHeld(env.dataDir));
  try {
    const target = await openPostgres(databaseUrl, 2, { answersWithinMs: PATIENCE_MS });
    try {
      const isThere = await hasShopData(target);
      if (isThere && !(await step('Compare with the target database', () => isSameShop(source, target))))
        throw new BackupFault(
          'The target database contains another shop, or this one with newer data. Nothing was changed.',
        );
      if (env.s3)
        await copyFiles(
          (await openFiles({ ...env, s3: undefined }, source.db)).storage,
          (await openOwnFiles(env)).storage,
        );
      if (isThere) printLine('Everything has already been moved.');
      else
        await step('Move every table', report =>
          readAtOneMoment(source, shop => fillPlace(target, databaseUrl, shop, report)),
        );
      await compare(await figuresOf(source.db), await figuresOf(target.db));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  printLine(
    'The shop has moved. Start it with the same DATABASE_URL from now on. The old data folder is unchanged; keep it for a while.',
  );
}

type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** What people count by, from both sides; every byte was held against its source before. */
async function compare(before: Figures, after: Figures): Promise<void> {
  for (const [name, value] of Object.entries(before)) {
    const now = after[name] ?? 'none';
    printLine(`  ${value === now ? '✔' : '✖'} ${name.padEnd(38)} ${value.padStart(18)} ${now.padStart(18)}`);
  }
  if (Object.keys(before).some(name => before[name] !== after[name]))
    throw new BackupFault(
      'The figures differ. Do not start the shop with this database; empty it and run the command again.',
    );
}
