import { readEnv } from '#config/env.ts';
import { lastBackupIn } from '#platform/backup/backup-folder.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { serveMetrics } from '#platform/metrics/serve-metrics.ts';
import { openFiles, requireSamePlace } from '#process/open-files.ts';
import { outliveLog, printLine, run, step } from '#process/printout.ts';
import { closePrivateFolders } from '#process/private-folders.ts';
import { ownCode } from '#process/say-how-it-is.ts';
import { stopInOrder } from '#process/stop.ts';
import { tracesFor } from '#process/traces-for.ts';
import { openShop } from './shop.ts';

/** Runs the shop's jobs only, beside servers on the same PostgreSQL. */
outliveLog();
await run(async () => {
  const env = readEnv(process.env);
  if (!env.databaseUrl)
    throw new Error('A separate worker needs DATABASE_URL: only one process can use the embedded database.');
  await closePrivateFolders(env.dataDir);
  const open = await step('Open the database', () => openDatabase(env));
  const files = await openFiles(env, open.db);
  const shop = await openShop(open, {
    ...env,
    openTraces: await tracesFor(env.tracing),
    mail: env,
    storage: files.storage,
    worksJobs: true,
    process: { kind: 'worker', ...(await ownCode()) },
    nightlyBackups: env.backups.nightlyFolder,
    lastBackup: () => lastBackupIn(env.backups.folder),
  });
  await requireSamePlace(files, env, open.db);
  if (env.metricsPort !== undefined) await serveMetrics(shop.metrics, env.metricsPort);
  shop.watchStatements();
  stopInOrder(
    shop.app.log,
    () => {},
    () => shop.close().finally(open.close),
  );
  printLine('Running jobs. Press Ctrl-C to stop.');
});
