import { createInterface } from 'node:readline/promises';
import { ALL_RULES, breachesOf } from '#commands/check/breaches.ts';
import { readEnv } from '#config/env.ts';
import { countRealOrders } from '#orders/orders/server/orders.ts';
import {
  addAdministrator,
  deleteExpiredSignIns,
  resetAdministratorPassword,
} from '#people/accounts/server/accounts.ts';
import { readAtOneMoment } from '#platform/backup/source/shop-source.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { sweepThrottles } from '#platform/throttle/sweep-throttles.ts';
import { DEMO_SHOPPERS, emptyShop } from '#process/empty-shop.ts';
import { printLine, run, step, strong } from '#process/printout.ts';
import { rederiveProducts } from '#products/catalog/server/catalog.ts';
import { sweepUploads } from '#products/media/server/media.ts';
import { Problem } from '#shared/api/problem.ts';
import { countText } from '#shared/text/count-text.ts';
import { openStill } from './open-still.ts';
import { refuse, withShop } from './with-shop.ts';

const QUESTION =
  'All products, orders and people except administrators will be deleted permanently. Type "empty" to continue: ';

/** Empties a demo shop. A shop with real orders needs `--with-orders`. */
function emptyForRealProducts(flags: ReadonlySet<string>): Promise<boolean> {
  return withShop(async ctx => {
    const orders = await countRealOrders(ctx.db, DEMO_SHOPPERS);
    if (orders > 0 && !flags.has('--with-orders'))
      return refuse(
        `There ${orders === 1 ? 'is' : 'are'} ${countText(orders, 'real order')} in this shop, whose records must be kept by law. Nothing was changed.`,
      );
    if (!flags.has('--yes') && !(await agrees())) return refuse('Nothing was changed.');
    await step('Empty the shop', () => ctx.tx(emptyShop));
    printLine('The shop is empty and ready for your own products. Administrators, settings and brands were kept.');
    return true;
  });
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(QUESTION);
  asked.close();
  return answer.trim() === 'empty';
}

/** Checks the rules of a shop, which may be running. @returns whether all hold */
async function checkShop(): Promise<boolean> {
  const open = await openStill(readEnv(process.env));
  try {
    const found = await readAtOneMoment(open, (_source, tx) => breachesOf(tx));
    for (const sentence of found) printLine(`✖ ${sentence}`);
    const count = Object.keys(ALL_RULES).length;
    printLine(found.length === 0 ? `✔ All ${count} rules hold.` : `${found.length} of ${count} rules are violated.`);
    return found.length === 0;
  } finally {
    await open.close();
  }
}

function createAdministrator(email: string, name: string): Promise<boolean> {
  return withShop(async ctx => {
    try {
      const made = await addAdministrator(ctx, { email, name });
      if (!made)
        return refuse(`${email} or ${name} can't be used, or an account with this e-mail address already exists.`);
      printLine(`Administrator ${name}, ${made.email}, password ${strong(made.password)}`);
      printLine('It will not be shown again.');
      return true;
    } catch (error) {
      if (error instanceof Problem) return refuse(error.message);
      throw error;
    }
  });
}

function resetPasswordOf(email: string): Promise<boolean> {
  return withShop(async ctx => {
    const password = await resetAdministratorPassword(ctx, email);
    if (password === undefined) return refuse(`No administrator has the e-mail address ${email}.`);
    printLine(`The new password of ${email}: ${strong(password)}`);
    printLine('It will not be shown again. All sessions of this account have ended.');
    return true;
  });
}

/** Recalculates the derived data of products, and drops the caches of all servers. */
function reindex(): Promise<boolean> {
  return withShop(async ctx => {
    const changed = await step('Recalculate search words, ratings and what is on sale', report =>
      rederiveProducts(ctx, { onProgress: soFar => report(countText(soFar, 'product')) }),
    );
    await ctx.tx(async tx => tx.changed(cacheTag.everything));
    printLine(changed === 0 ? 'Everything was up to date.' : `${countText(changed, 'product')} corrected.`);
    return true;
  });
}

/** Runs the scheduled clean-ups now. Orphaned files are deleted by the next job of a running shop. */
function sweep(): Promise<boolean> {
  return withShop(async (ctx, store) => {
    await step('Delete unused uploads', () => sweepUploads(store)(ctx, {}));
    await step('Delete expired counters', () => sweepThrottles()(ctx, {}));
    await step('Delete expired sessions and codes', () => deleteExpiredSignIns(ctx.db));
    return true;
  });
}

const USAGE = `npm run admin -- create EMAIL NAME       adds an administrator; the password is shown once
npm run admin -- reset-password EMAIL    sets a new password for an administrator and ends all their sessions
npm run admin -- empty [--yes]           removes all products, orders and people; keeps administrators and settings. Refused
                                         if there are real orders, unless you add --with-orders
npm run admin -- reindex                 recalculates search words, ratings and what is on sale
npm run admin -- sweep                   deletes unused uploads and expired data now instead of at the next scheduled clean-up
npm run admin -- check                   checks that stock, orders, money and reviews add up; changes nothing

The commands use the shop in DATABASE_URL or DATA_DIR. With the embedded database, stop the shop first (except for check).
Exit codes: 0 done or no problems found, 1 refused or problems found, 2 wrong arguments.`;

/** A subcommand. Returns whether it succeeded. */
type Command = (words: readonly string[], flags: ReadonlySet<string>) => Promise<boolean>;

const COMMANDS: Readonly<
  Record<string, { readonly words: number; readonly flags?: readonly string[]; readonly run: Command }>
> = {
  create: { words: 2, run: ([email = '', name = '']) => createAdministrator(email, name) },
  'reset-password': { words: 1, run: ([email = '']) => resetPasswordOf(email) },
  empty: { words: 0, flags: ['--yes', '--with-orders'], run: (_words, flags) => emptyForRealProducts(flags) },
  reindex: { words: 0, run: reindex },
  sweep: { words: 0, run: sweep },
  check: { words: 0, run: checkShop },
};

/** Commands for the operator of the machine. */
await run(async () => {
  const [name = '', ...given] = process.argv.slice(2);
  if (name === 'help' || process.argv.includes('--help')) return printLine(USAGE);
  const command = COMMANDS[name];
  const flags = new Set(given.filter(word => word.startsWith('--')));
  const words = given.filter(word => !word.startsWith('--'));
  const isKnown = [...flags].every(flag => command?.flags?.includes(flag));
  if (!command || words.length !== command.words || !isKnown) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  if (!(await command.run(words, flags))) process.exitCode = 1;
});
