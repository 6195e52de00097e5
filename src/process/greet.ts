import type { Env } from '#config/env.ts';
import { localAddress, publicAddress } from '#config/public-address.ts';
import { paymentTitle } from '#payments/payments/payment-services.ts';
import type { PreparedShop } from './prepare-shop.ts';
import { say, strong } from './printout.ts';

/** “Seller who was rejected”. */
const LONGEST_ROLE = 23;

/** Prints where the shop runs, what is not configured and who can log in. */
export function greet(env: Env, { administrator, isOpen, demoLogins }: PreparedShop, filesIn: string): void {
  const address = env.publicUrl ?? localAddress(env);
  say();
  say(`  ${strong(isOpen ? 'The shop is open:' : 'Shop is running: ')}  ${address}`);
  if (env.processes > 1) say(`  Processes:         ${env.processes}`);
  say(`  API:               ${address}/api/docs`);
  say(`  Mail:              ${env.smtpUrl ? 'by SMTP' : `${env.dataDir}/outbox`}`);
  say(`  Payments:          ${['cash on delivery', ...providersIn(env)].join(', ')}`);
  say(`  Uploaded files:    ${filesIn}`);
  if (env.metricsPort) say(`  Metrics:           http://127.0.0.1:${env.metricsPort}/metrics (this machine only)`);
  say(
    `  Backups:           ${env.backups.nightlyFolder ? `each night in ${env.backups.nightlyFolder}` : 'not made by this server'}`,
  );
  if (env.databaseUrl && !env.smtpUrl)
    say(strong('  MAIL IS NOT SENT: until SMTP_URL is set, nobody can register and no order mails go out.'));
  if (env.publicUrl?.startsWith('https:') && env.trustProxy === false)
    say(
      strong(
        '  PUBLIC_URL IS HTTPS BUT TRUST_PROXY IS NOT SET: behind a proxy all visitors look like one, so one visitor can use up everyone’s limits. Set TRUST_PROXY=1.',
      ),
    );
  if (!publicAddress(env)) say(strong('  NOT IN SEARCH ENGINES: there is no sitemap until PUBLIC_URL is set.'));
  if (!isOpen) {
    say(strong('  VISITORS SEE “OPENING SOON” and nobody can order until you enter the shop’s details.'));
    say(`  Sign in as the administrator and complete the first steps: ${address}/admin/dashboard`);
  }
  say();
  if (demoLogins.length > 0) say(`  ${strong('Demo logins')}  (password "${demoLogins[0]?.password}")`);
  for (const { who, email } of demoLogins) say(`  ${who.padEnd(LONGEST_ROLE)} ${email}`);
  if (administrator?.password)
    say(
      `  ${'Administrator'.padEnd(LONGEST_ROLE)} ${administrator.email}, password ${strong(administrator.password)} (will not be shown again)`,
    );
  else if (administrator)
    say(`  ${'Administrator'.padEnd(LONGEST_ROLE)} ${administrator.email}, password from ADMIN_PASSWORD`);
  else
    say(
      `  ${'Administrator'.padEnd(LONGEST_ROLE)} unchanged; for a new password: npm run admin -- reset-password EMAIL`,
    );
  say();
}

function providersIn({ payments }: Env): string[] {
  const { services = {}, sandbox } = payments;
  return [...Object.keys(services).map(paymentTitle), sandbox && 'test payments (no money moves)'].filter(
    name => typeof name === 'string',
  );
}
