import type { Env } from './env.ts';
import type { PreparedShop } from './prepare-shop.ts';
import { say, strong } from './printout.ts';
import { localAddress, publicAddress } from './public-address.ts';

/** Tells whoever started the shop where it is, what it does without, and who can log in. */
export function greet(env: Env, { administrator, demoLogins }: PreparedShop): void {
  const address = env.publicUrl ?? localAddress(env);
  say();
  say(`  ${strong('The shop is open:')}  ${address}`);
  if (env.processes > 1) say(`  Processes:         ${env.processes}`);
  say(`  The API:           ${address}/api/docs`);
  say(`  Mail:              ${env.smtpUrl ? 'by SMTP' : `${env.dataDir}/outbox`}`);
  say(`  Payments:          ${['cash on delivery', ...providersIn(env)].join(', ')}`);
  say(`  Uploaded files:    ${env.s3 ? `${env.s3.bucket} at ${env.s3.endpoint}` : `${env.dataDir}/storage`}`);
  if (env.metricsPort) say(`  Metrics:           http://127.0.0.1:${env.metricsPort}/metrics (on this machine alone)`);
  say(
    `  Backups:           ${env.backups.nightlyFolder ? `each night in ${env.backups.nightlyFolder}` : 'none by this server'}`,
  );
  if (env.databaseUrl && !env.smtpUrl)
    say(strong('  MAIL IS NOT SENT: nobody can register and no buyer is told until SMTP_URL is set.'));
  if (!publicAddress(env)) say(strong('  NOT IN SEARCH ENGINES: there is no sitemap until PUBLIC_URL is set.'));
  say();
  if (demoLogins.length > 0) say(`  ${strong('Who can log in')}  (password "${demoLogins[0]?.password}")`);
  for (const { who, email } of demoLogins) say(`  ${who.padEnd(18)} ${email}`);
  if (administrator?.password)
    say(
      `  ${'Administrator'.padEnd(18)} ${administrator.email}, password ${strong(administrator.password)} (shown only now)`,
    );
  else if (administrator) say(`  ${'Administrator'.padEnd(18)} ${administrator.email}, password as in ADMIN_PASSWORD`);
  else say(`  ${'Administrator'.padEnd(18)} as before; a new password: npm run admin -- reset-password EMAIL`);
  say();
}

function providersIn({ payments }: Env): string[] {
  const { razorpay, paypal, sandbox } = payments;
  return [razorpay && 'Razorpay', paypal && 'PayPal', sandbox && 'test payments (no money moves)'].filter(
    name => typeof name === 'string',
  );
}
