import { readEnv } from '#config/env.ts';
import type { Ctx } from '#platform/context.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { openFiles } from '#process/open-files.ts';
import { openShop } from '#src/shop.ts';
import { MIGRATIONS } from './project.ts';

/**
 * Runs work on the configured shop without serving it or doing its jobs. Servers on the same PostgreSQL get its change
 * notifications; the embedded database must not be in use.
 */
export async function withShop<Result>(work: (ctx: Ctx, store: StoragePort) => Promise<Result>): Promise<Result> {
  const env = readEnv(process.env);
  const open = await openDatabase(env);
  try {
    await bringUpToDate(open, env.databaseUrl, MIGRATIONS);
    const { storage } = await openFiles(env, open.db);
    const shop = await openShop(open, { ...env, logLevel: 'silent', mail: env, storage, worksJobs: false });
    return await work(shop.context, storage).finally(shop.close);
  } finally {
    await open.close();
  }
}

/** Prints why something was not done. @returns false */
export function refuse(sentence: string): false {
  process.stderr.write(`${sentence}\n`);
  return false;
}
