import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { emptyShop } from '#demo/empty-shop.ts';
import type { Ctx } from '#platform/context.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { readEnv } from '#src/env.ts';
import { isEmpty, prepareShop } from '#src/prepare-shop.ts';
import { run, say, step } from '#src/printout.ts';
import { openShop } from '#src/shop.ts';

const USAGE = `npm run seed                        load the demo shop into an empty database
npm run seed -- --empty [--yes]     empty the shop, so that it is ready for real goods`;

await run(async () => {
  const { values } = parseArgs({
    options: { empty: { type: 'boolean' }, yes: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(USAGE);
  const env = readEnv(process.env);
  const open = await openDatabase(env);
  await migrate(open.db, resolve(import.meta.dirname, '../../db/migrations'));
  const shop = await openShop(open, { ...env, logLevel: 'silent', mail: env, worksJobs: false });
  try {
    if (values.empty) return await empty(shop.context, values.yes === true);
    if (!(await isEmpty(shop.context)))
      return refuse('This shop has goods or people already. Empty it first: npm run seed -- --empty');
    const { demoLogins } = await step('Load the demo shop', tell =>
      prepareShop(shop.context, { ...env, seed: 'demo' }, tell),
    );
    for (const { who, email, password } of demoLogins) say(`  ${who}: ${email}, password "${password}"`);
  } finally {
    await shop.close();
    await open.close();
  }
});

async function empty(ctx: Ctx, isSure: boolean): Promise<void> {
  if (!isSure && !(await agrees())) return refuse('Nothing was changed.');
  await step('Empty the shop', () => ctx.tx(emptyShop));
  say(
    'The shop is ready for real goods. Administrators, settings and brands are as they were. Start it with SEED=none.',
  );
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(
    'All goods, orders and people but administrators will be gone for good. Type "empty" to go on: ',
  );
  asked.close();
  return answer.trim() === 'empty';
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
