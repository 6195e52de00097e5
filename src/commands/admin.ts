import { checkShop } from '#commands/admin/check-shop.ts';
import { createAdministrator } from '#commands/admin/create-administrator.ts';
import { emptyForRealGoods } from '#commands/admin/empty-for-real-goods.ts';
import { reindex } from '#commands/admin/reindex.ts';
import { resetPassword } from '#commands/admin/reset-password.ts';
import { sweep } from '#commands/admin/sweep.ts';
import { run, say } from '#src/printout.ts';

const USAGE = `npm run admin -- create EMAIL NAME       one more administrator, with a password that is shown once
npm run admin -- reset-password EMAIL    a new password for an administrator; all their sessions end
npm run admin -- empty [--yes]           leaves a shop ready for real goods; administrators and settings stay. Refused where
                                         real orders are, unless --with-orders is said too
npm run admin -- reindex                 works out anew what is derived: search words, ratings, what is on sale
npm run admin -- sweep                   deletes at once what is swept in rounds: uploads that lead nowhere, what has expired
npm run admin -- check                   asks whether stock, orders, money and reviews add up, and changes nothing

The shop is the one that DATABASE_URL or DATA_DIR names. On the embedded database stop it first; check needs no stop.
The commands end with 0 when it is done or all is well, 1 when it is refused or something is wrong, 2 when they were
not understood.`;

/** A command with what it takes, and whether it did what was asked. */
type Command = (words: readonly string[], flags: ReadonlySet<string>) => Promise<boolean>;

const COMMANDS: Readonly<
  Record<string, { readonly words: number; readonly flags?: readonly string[]; readonly run: Command }>
> = {
  create: { words: 2, run: ([email = '', name = '']) => createAdministrator(email, name) },
  'reset-password': { words: 1, run: ([email = '']) => resetPassword(email) },
  empty: { words: 0, flags: ['--yes', '--with-orders'], run: (_words, flags) => emptyForRealGoods(flags) },
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
