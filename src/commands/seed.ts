import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { growOrders } from '#commands/seed/grow-orders.ts';
import { type Env, readEnv } from '#config/env.ts';
import type { Ctx } from '#platform/context.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { forgetEmptying } from '#process/empty-shop.ts';
import { isEmpty, prepareShop } from '#process/prepare-shop.ts';
import { printLine, run, step } from '#process/printout.ts';
import { growCatalogue } from '#products/catalog/server/catalog.ts';
import { openShop } from '#src/shop.ts';

const MAX_PRODUCTS = 1_000_000;
const MAX_ORDERS = 10_000_000;
const BAR_WIDTH = 30;
/** Analysing a million products. */
const PATIENCE_MS = 600_000;
const USAGE = `npm run seed                        loads the demo shop into an empty database
npm run seed -- --products 100000   adds products up to this number, for performance tests
                                    (their ratings have no reviews, which npm run admin -- check reports)
npm run seed -- --orders 100000     adds orders of the last year up to this number, for performance tests; a million take
                                    about 6 GB

To remove the demo data, run npm run admin -- empty`;

await run(async () => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      orders: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return printLine(USAGE);
  const goal = goalFrom(values.products, MAX_PRODUCTS);
  if (goal === 'wrong') return refuse(`--products takes a number up to ${MAX_PRODUCTS.toLocaleString('en-IN')}.`);
  const orders = goalFrom(values.orders, MAX_ORDERS);
  if (orders === 'wrong') return refuse(`--orders takes a number up to ${MAX_ORDERS.toLocaleString('en-IN')}.`);
  const env = readEnv(process.env);
  const open = await openDatabase({ ...env, answersWithinMs: PATIENCE_MS });
  await bringUpToDate(open, env.directUrl ?? env.databaseUrl, resolve(import.meta.dirname, '../../db/migrations'));
  const shop = await openShop(open, { ...env, logLevel: 'silent', mail: env, worksJobs: false });
  try {
    const isNew = await isEmpty(shop.context);
    if (!isNew && goal === undefined && orders === undefined)
      return refuse('This shop already has products or people. Empty it first: npm run admin -- empty');
    if (isNew) await load(shop.context, env);
    if (goal !== undefined) await growUpTo('products', goal, report => growCatalogue(shop.context, goal, report));
    if (orders !== undefined)
      await growUpTo('orders', orders, report => growOrders(open.db, orders, new Date(), report));
  } finally {
    await shop.close();
    await open.close();
  }
});

async function load(ctx: Ctx, env: Env): Promise<void> {
  await forgetEmptying(ctx);
  const { demoLogins } = await step('Load the demo shop', report => prepareShop(ctx, { ...env, seed: 'demo' }, report));
  for (const { who, email, password } of demoLogins) printLine(`  ${who}: ${email}, password "${password}"`);
}

function goalFrom(text: string | undefined, most: number): number | undefined | 'wrong' {
  if (text === undefined) return undefined;
  return /^\d{1,8}$/.test(text) && Number(text) <= most ? Number(text) : 'wrong';
}

async function growUpTo(
  what: string,
  goal: number,
  grow: (report: (soFar: number) => void) => Promise<void>,
): Promise<void> {
  await step(`Add ${what} up to ${goal.toLocaleString('en-IN')}`, report =>
    grow(soFar => {
      const done = Math.floor((soFar / goal) * BAR_WIDTH);
      report(`${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)} ${soFar.toLocaleString('en-IN')}`);
    }),
  );
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
