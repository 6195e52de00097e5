import { checkShop } from '#commands/admin/check-shop.ts';
import { createAdministrator } from '#commands/admin/create-administrator.ts';
import { emptyForRealProducts } from '#commands/admin/empty-for-real-products.ts';
import { reindex } from '#commands/admin/reindex.ts';
import { resetPasswordOf } from '#commands/admin/reset-password.ts';
import { sweep } from '#commands/admin/sweep.ts';
import { run, say } from '#process/printout.ts';

const USAGE = `npm run admin -- create EMAIL NAME       adds an administrator; the password is shown once
npm run admin -- reset-password EMAIL    sets a new password for an administrator and ends all their sessions
npm run admin -- empty [--yes]           removes all products, orders and people; keeps administrators and settings. Refused
                                         if there are real orders, unless you add --with-orders
npm run admin -- reindex                 recalculates search words, ratings and what is on sale
npm run admin -- sweep                   deletes unused uploads and expired data now instead of at the next scheduled clean-up
npm run admin -- check                   checks that stock, orders, money and reviews add up; changes nothing

The commands use the shop in DATABASE_URL or DATA_DIR. With the embedded database, stop the shop first (except for check).
Exit codes: 0 done or no problems found, 1 refused or problems found, 2 wrong arguments.`;

/** A command with what it takes, and whether it did what was asked. */
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

/** What only whoever has the machine may do. */
await run(async () => {
  const [name = '', ...given] = process.argv.slice(2);
  if (name === 'help' || process.argv.includes('--help')) return say(USAGE);
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
