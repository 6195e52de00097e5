import { resetAdministratorPassword } from '#features/accounts/server/accounts.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { readEnv } from '#src/env.ts';
import { run, say, strong } from '#src/printout.ts';
import { openShop } from '#src/shop.ts';

const USAGE = 'Use it so: npm run admin -- reset-password EMAIL';

/** What only whoever has the machine may do to accounts. */
await run(async () => {
  const [command, email, ...rest] = process.argv.slice(2);
  if (command !== 'reset-password' || !email || rest.length > 0) return fail(USAGE);
  const env = readEnv(process.env);
  const open = await openDatabase(env);
  const shop = await openShop(open, { ...env, logLevel: 'silent', mail: env, worksJobs: false });
  try {
    const password = await resetAdministratorPassword(shop.context, email);
    if (password === undefined) return fail(`No administrator has the e-mail address ${email}.`);
    say(`The new password of ${email}: ${strong(password)}`);
    say('It is shown only now. All sessions of this account have ended.');
  } finally {
    await shop.close();
    await open.close();
  }
});

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
