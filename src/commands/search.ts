import { setTimeout as wait } from 'node:timers/promises';
import { readEnv } from '#config/env.ts';
import type { Ctx } from '#platform/context.ts';
import { printLine, run } from '#process/printout.ts';
import {
  askForCheck,
  askForReindex,
  type FeedStatus,
  feedStatus,
} from '#products/catalog/server/engine/feeding/feed.queries.ts';
import { SearchFeeder } from '#products/catalog/server/engine/feeding/search-feeder.ts';
import { countText } from '#shared/text/count-text.ts';
import { refuse, withShop } from './with-shop.ts';

const USAGE = `npm run search -- status    how the search engine is, and what waits to be told to it
npm run search -- reindex   makes a new index beside the one that is searched, and then uses it
npm run search -- check     compares the index with the database, and mends what differs

The commands use the shop in DATABASE_URL and the search engine in SEARCH_URL. A running shop does the work; if none runs,
the command does. Exit codes: 0 done, 1 refused, not possible or, for status, the engine is away, 2 wrong arguments.`;

const LOOK_EVERY_MS = 300;

type Work = (ctx: Ctx, feeder: SearchFeeder) => Promise<boolean>;

async function showStatus({ db, ports }: Ctx): Promise<boolean> {
  const status = await feedStatus(db);
  const engine = ports.searchEngine;
  const found = await engine?.call('GET', `/${engine.name}/_count`, undefined, 3_000).then(
    answer => countText(Number((answer as { count: number }).count), 'product'),
    () => undefined,
  );
  printLine(
    found === undefined ? 'The search engine does not answer, or has no index yet.' : `The index has ${found}.`,
  );
  printLine(status.isOn ? `${countText(status.waiting, 'change')} waiting.` : 'The index is not fed.');
  if (status.building !== null) printLine('A new index is being made.');
  if (status.reindexedAt) printLine(`Made: ${status.reindexedAt.toISOString()}`);
  if (status.checkedAt)
    printLine(`Compared: ${status.checkedAt.toISOString()}, ${countText(status.differing, 'difference')}`);
  return found !== undefined;
}

/** Waits until a running shop has done it, or does it here. */
async function until(ctx: Ctx, feeder: SearchFeeder, isDone: (status: FeedStatus) => boolean): Promise<FeedStatus> {
  for (;;) {
    const isMore = await feeder.turn();
    const status = await feedStatus(ctx.db);
    if (isDone(status)) return status;
    if (!isMore) await wait(LOOK_EVERY_MS);
  }
}

const COMMANDS: Readonly<Record<string, Work>> = {
  status: showStatus,
  reindex: async (ctx, feeder) => {
    const before = (await feedStatus(ctx.db)).reindexedAt?.getTime();
    await askForReindex(ctx.db);
    await until(ctx, feeder, ({ reindexedAt }) => reindexedAt !== null && reindexedAt.getTime() !== before);
    printLine('Search uses a new index.');
    return true;
  },
  check: async (ctx, feeder) => {
    await askForCheck(ctx.db);
    const { differing } = await until(ctx, feeder, ({ isChecking }) => !isChecking);
    await until(ctx, feeder, ({ waiting }) => waiting === 0);
    printLine(
      differing === 0 ? 'Both sides are the same.' : `${countText(differing, 'product')} differed and were mended.`,
    );
    return true;
  },
};

/** `npm run search`: for the operator of the search engine. */
await run(async () => {
  const [name = '', ...more] = process.argv.slice(2);
  if (name === 'help' || process.argv.includes('--help')) return printLine(USAGE);
  const command = COMMANDS[name];
  if (!command || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const done = !readEnv(process.env).search
    ? refuse('SEARCH_URL is not set: each process searches in its own memory, and there is no index to look after.')
    : await withShop(async ctx => {
        const engine = ctx.ports.searchEngine;
        if (!engine) return false;
        const feeder = new SearchFeeder(ctx, engine);
        return command(ctx, feeder).finally(() => feeder.close());
      });
  if (!done) process.exitCode = 1;
});
