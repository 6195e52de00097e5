import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '#config/env.ts';
import type { Ctx } from '#platform/context.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { forgetEmptying } from '#process/empty-shop.ts';
import { isEmpty, prepareShop } from '#process/prepare-shop.ts';
import { run, say, step } from '#process/printout.ts';
import { growCatalogue } from '#products/catalog/server/catalog.ts';
import { openShop } from '#src/shop.ts';

const MAX_PRODUCTS = 1_000_000;
const BAR_WIDTH = 30;
const USAGE = `npm run seed                        loads the demo shop into an empty database
npm run seed -- --products 100000   adds products up to this number, for performance tests
                                    (their ratings have no reviews, which npm run admin -- check reports)

To remove the demo data, run npm run admin -- empty`;

await run(async () => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(USAGE);
  const goal = values.products === undefined ? undefined : goalFrom(values.products);
  if (goal === 'wrong') return refuse(`--products takes a number up to ${MAX_PRODUCTS.toLocaleString('en-IN')}.`);
  const env = readEnv(process.env);
  const open = await openDatabase(env);
  await bringUpToDate(open, env.directUrl ?? env.databaseUrl, resolve(import.meta.dirname, '../../db/migrations'));
  const shop = await openShop(open, { ...env, logLevel: 'silent', mail: env, worksJobs: false });
  try {
    const isNew = await isEmpty(shop.context);
    if (!isNew && goal === undefined)
      return refuse('This shop already has products or people. Empty it first: npm run admin -- empty');
    if (isNew) await load(shop.context, env);
    if (goal !== undefined) await grow(shop.context, goal);
  } finally {
    await shop.close();
    await open.close();
  }
});

async function load(ctx: Ctx, env: Env): Promise<void> {
  await forgetEmptying(ctx);
  const { demoLogins } = await step('Load the demo shop', report => prepareShop(ctx, { ...env, seed: 'demo' }, report));
  for (const { who, email, password } of demoLogins) say(`  ${who}: ${email}, password "${password}"`);
}

function goalFrom(text: string): number | 'wrong' {
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_PRODUCTS ? Number(text) : 'wrong';
}

async function grow(ctx: Ctx, goal: number): Promise<void> {
  await step(`Add products up to ${goal.toLocaleString('en-IN')}`, report =>
    growCatalogue(ctx, goal, soFar => {
      const done = Math.floor((soFar / goal) * BAR_WIDTH);
      report(`${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)} ${soFar.toLocaleString('en-IN')}`);
    }),
  );
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
